<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
    <context>
        <name>PhraseCode</name>
        <message>
            <source>[{n}] CALL {a:,}</source>
            <comment>act-call</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] CALL {a:,}</translation>
        </message>
        <message>
            <source>[{n}] CHECK OR BET</source>
            <comment>act-check</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] CHECK OF BET</translation>
        </message>
        <message>
            <source>[{n}] OPTION</source>
            <comment>act-option</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] OPTIE</translation>
        </message>
        <message>
            <source>[{n}] CALL OR FOLD</source>
            <comment>act-unknown</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] CALL OF FOLD</translation>
        </message>
        <message>
            <source>[{n}] BRING-IN {a:,}</source>
            <comment>act-bringin</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] BRING-IN {a:,}</translation>
        </message>
        <message>
            <source>[{n}] RAISES TO …</source>
            <comment>amount-raise</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] RAISET NAAR …</translation>
        </message>
        <message>
            <source>[{n}] ALL-IN: HOW MUCH?</source>
            <comment>amount-allin</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] ALL-IN: HOEVEEL?</translation>
        </message>
        <message>
            <source>MINIMUM {a:,}</source>
            <comment>amount-low</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">MINIMUM {a:,}</translation>
        </message>
        <message>
            <source>MAXIMUM {a:,}</source>
            <comment>amount-high</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">MAXIMUM {a:,}</translation>
        </message>
        <message>
            <source>CHIPS OF {a:,}</source>
            <comment>amount-chip</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">CHIPS VAN {a:,}</translation>
        </message>
        <message>
            <source>BLINDS [{n}] [{m}]</source>
            <comment>post-blinds</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">BLINDS [{n}] [{m}]</translation>
        </message>
        <message>
            <source>ANTES {a:,}</source>
            <comment>post-antes</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">ANTES {a:,}</translation>
        </message>
        <message>
            <source>DEAL FROM [{n}]</source>
            <comment>deal-hole</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">DELEN VANAF [{n}]</translation>
        </message>
        <message>
            <source>BURN · FLOP {k}|BURN · FLOP</source>
            <oldsource>BURN · FLOP</oldsource>
            <comment>deal-flop</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">BURN · FLOP {k}|BURN · FLOP</translation>
        </message>
        <message>
            <source>BURN · TURN {k}|BURN · TURN</source>
            <oldsource>BURN · TURN</oldsource>
            <comment>deal-turn</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">BURN · TURN {k}|BURN · TURN</translation>
        </message>
        <message>
            <source>BURN · RIVER {k}|BURN · RIVER</source>
            <oldsource>BURN · RIVER</oldsource>
            <comment>deal-river</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">BURN · RIVER {k}|BURN · RIVER</translation>
        </message>
        <message>
            <source>BURN · {k}TH STREET</source>
            <comment>deal-street</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">BURN · {k}E KAART</translation>
        </message>
        <message>
            <source>BURN · ONE FOR ALL</source>
            <comment>deal-community</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">BURN · ÉÉN VOOR ALLEN</translation>
        </message>
        <message>
            <source>DOOR CARDS UP?</source>
            <comment>door-cards</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">DOOR CARDS OPEN?</translation>
        </message>
        <message>
            <source>WHO BRINGS IN?</source>
            <comment>who-brings-in</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">WIE IS BRING-IN?</translation>
        </message>
        <message>
            <source>WHO IS HIGH?</source>
            <comment>who-is-high</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">WIE IS HIGH?</translation>
        </message>
        <message>
            <source>WHO IS LOW?</source>
            <comment>who-is-low</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">WIE IS LOW?</translation>
        </message>
        <message>
            <source>[{n}] HOW MANY?</source>
            <comment>draw</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] HOEVEEL RUILEN?</translation>
        </message>
        <message>
            <source>ALL DISCARD ONE</source>
            <comment>discard</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">IEDER LEGT ÉÉN WEG</translation>
        </message>
        <message>
            <source>WHO IS IN?</source>
            <comment>declare</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">WIE DOET MEE?</translation>
        </message>
        <message>
            <source>[{n}] SHOWS OPENERS?</source>
            <comment>openers</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] TOONT OPENERS?</translation>
        </message>
        <message>
            <source>WHO IS WEAKEST?</source>
            <comment>who-is-weakest</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">WIE IS ZWAKST?</translation>
        </message>
        <message>
            <source>PULL IN THE BETS</source>
            <comment>collect</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">INZETTEN BINNEN</translation>
        </message>
        <message>
            <source>RETURN {a:,} &gt; [{n}]</source>
            <comment>return</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">TERUG {a:,} &gt; [{n}]</translation>
        </message>
        <message>
            <source>{a:,} EACH &gt; MAIN</source>
            <comment>build-main</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">{a:,} ELK &gt; HOOFD</translation>
        </message>
        <message>
            <source>{a:,} EACH &gt; SIDE {k}</source>
            <comment>build-side</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">{a:,} ELK &gt; SIDE {k}</translation>
        </message>
        <message>
            <source>[{n}] SHOWS FIRST</source>
            <comment>show-order</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] TOONT EERST</translation>
        </message>
        <message>
            <source>[{n}] SHOWS</source>
            <comment>show-next</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] TOONT</translation>
        </message>
        <message>
            <source>ALL-IN: HANDS UP</source>
            <comment>show-allin</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">ALL-IN: KAARTEN OPEN</translation>
        </message>
        <message>
            <source>WHO WINS BOARD {k}?|WHO WINS?</source>
            <oldsource>WHO WINS?</oldsource>
            <comment>who-wins</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">WIE WINT BOARD {k}?|WIE WINT?</translation>
        </message>
        <message>
            <source>BOARD {k} HIGH?|WHO WINS HIGH?</source>
            <oldsource>WHO WINS HIGH?</oldsource>
            <comment>who-wins-high</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">BOARD {k} HIGH?|WIE WINT HIGH?</translation>
        </message>
        <message>
            <source>BOARD {k} LOW?|WHO WINS LOW?</source>
            <oldsource>WHO WINS LOW?</oldsource>
            <comment>who-wins-low</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">BOARD {k} LOW?|WIE WINT LOW?</translation>
        </message>
        <message>
            <source>WHO IS STILL IN?</source>
            <comment>who-in</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">WIE SPEELT NOG?</translation>
        </message>
        <message>
            <source>PUSH {a:,} &gt; [{n}]</source>
            <comment>push</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">SCHUIF {a:,} &gt; [{n}]</translation>
        </message>
        <message>
            <source>{a:,} [{n}]   {b:,} [{m}]</source>
            <comment>push-two</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">{a:,} [{n}]   {b:,} [{m}]</translation>
        </message>
        <message>
            <source>NO LOW {a:,} &gt; [{n}]</source>
            <comment>push-nolow</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">NO LOW {a:,} &gt; [{n}]</translation>
        </message>
        <message>
            <source>ODD CHIP {a:,} &gt; [{n}]</source>
            <comment>odd-chip</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">REST {a:,} &gt; [{n}]</translation>
        </message>
        <message>
            <source>BUTTON &gt; [{n}]</source>
            <comment>button</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">BUTTON &gt; [{n}]</translation>
        </message>
        <message>
            <source>DEAD BUTTON &gt; [{n}]</source>
            <comment>button-dead</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">DODE BUTTON &gt; [{n}]</translation>
        </message>
        <message>
            <source>BUTTON: [{n}] OR [{m}]?</source>
            <comment>button-check</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">BUTTON: [{n}] OF [{m}]?</translation>
        </message>
        <message>
            <source>SHUFFLE</source>
            <comment>shuffle</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">MENGEN</translation>
        </message>
        <message>
            <source>{k}: WHICH CARD?</source>
            <comment>card-unsure</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">{k}: KAART?</translation>
        </message>
        <message>
            <source>{c} SEEN TWICE|{k}: CARD TWICE</source>
            <comment>card-twice</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">{c} TWEE KEER|{k}: DUBBEL</translation>
        </message>
        <message>
            <source>{k}: STRANGE TAG</source>
            <comment>card-strange</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">{k}: VREEMDE TAG</translation>
        </message>
        <message>
            <source>{k}: OTHER DECK</source>
            <comment>card-other-deck</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">{k}: ANDER DECK</translation>
        </message>
        <message>
            <source>{k}: MOVED CARD</source>
            <comment>card-moved</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">{k}: VERLEGD</translation>
        </message>
        <message>
            <source>{k}: TWO CARDS</source>
            <comment>cards-crowded</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">{k}: 2 KAARTEN</translation>
        </message>
        <message>
            <source>[{n}] HAS {k:one} CARD|[{n}] HAS {k} CARDS</source>
            <comment>cards-count</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] HEEFT {k:one} KAART|[{n}] HEEFT {k} KAARTEN</translation>
        </message>
        <message>
            <source>[{n}] CARDS BACK: IN?</source>
            <comment>cards-back</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] KAARTEN TERUG: IN?</translation>
        </message>
        <message>
            <source>[{n}] CARDS GONE: IN?</source>
            <comment>cards-gone</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] KAARTEN WEG: IN?</translation>
        </message>
        <message>
            <source>{k} TOO EARLY</source>
            <comment>early-board</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">{k} TE VROEG</translation>
        </message>
        <message>
            <source>[{n}] OUT OF TURN</source>
            <comment>out-of-turn</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] VOOR ZIJN BEURT</translation>
        </message>
        <message>
            <source>MISDEAL?</source>
            <comment>misdeal</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">MISDEAL?</translation>
        </message>
        <message>
            <source>VOID: BETS BACK</source>
            <comment>void</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">ONGELDIG: ALLES TERUG</translation>
        </message>
        <message>
            <source>CALL THE FLOOR</source>
            <comment>floor</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">ROEP DE FLOOR</translation>
        </message>
        <message>
            <source>HAND {k:,}: GO ON?</source>
            <comment>resume</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">HAND {k:,}: VERDER?</translation>
        </message>
        <message>
            <source>NEW DEALER: SIGN IN</source>
            <comment>dealer-change</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">NIEUWE DEALER: LOG IN</translation>
        </message>
        <message>
            <source>{k} OFF: BY HAND</source>
            <comment>sensor-off</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">{k} UIT: ZELF</translation>
        </message>
        <message>
            <source>A KEY IS STUCK</source>
            <comment>key-stuck</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">EEN TOETS HANGT</translation>
        </message>
        <message>
            <source>[{n}] WHAT INSTEAD?</source>
            <comment>change-act</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] WAT DAN WEL?</translation>
        </message>
        <message>
            <source>CHANGE WHICH ACT?</source>
            <comment>change-which</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">WELKE ACTIE WIJZIGEN?</translation>
        </message>
        <message>
            <source>PLAYERS MISSING: {k}</source>
            <comment>players-missing</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">SPELERS TE WEINIG: {k}</translation>
        </message>
        <message>
            <source>PLAYERS TOO MANY: {k}|TOO MANY PLAYERS</source>
            <comment>players-too-many</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">SPELERS TE VEEL: {k}|TE VEEL SPELERS</translation>
        </message>
        <message>
            <source>BUTTON: WHICH SEAT?</source>
            <comment>button-where</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">BUTTON: WELKE STOEL?</translation>
        </message>
        <message>
            <source>BLINDS MUST NOT FALL</source>
            <comment>bad-blinds</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">BLINDS: NIET DALEND</translation>
        </message>
        <message>
            <source>BETS MUST NOT FALL</source>
            <comment>bad-bets</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">BETS: NIET DALEND</translation>
        </message>
        <message>
            <source>NOT POSSIBLE</source>
            <comment>bad-setting</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">NIET MOGELIJK</translation>
        </message>
        <message>
            <source>{c} NOT IN PACK</source>
            <comment>not-in-pack</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">{c} NIET IN SPEL</translation>
        </message>
        <message>
            <source>RUN IT TWICE?</source>
            <comment>run-twice</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">TWEE KEER DELEN?</translation>
        </message>
        <message>
            <source>[{n}] WINS {a:,}</source>
            <comment>verdict</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] WINT {a:,}</translation>
        </message>
        <message>
            <source>[{n}] PUT IN: HOW MUCH?</source>
            <comment>put-in</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] INZET: HOEVEEL?</translation>
        </message>
        <message>
            <source>NO SUCH DEALER</source>
            <comment>dealer-unknown</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">NUMMER ONBEKEND</translation>
        </message>
        <message>
            <source>CORNER {k}: WHERE?</source>
            <comment>area-corner</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">HOEK {k}: WAAR?</translation>
        </message>
        <message>
            <source>ALL FIVE FIT</source>
            <comment>area-fits</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">ALLE VIJF PASSEN</translation>
        </message>
        <message>
            <source>ONE CARD A PLACE</source>
            <comment>area-lay</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">ÉÉN KAART PER PLEK</translation>
        </message>
        <message>
            <source>WHOSE ACTION?</source>
            <comment>ask-acts</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">WIENS BEURT?</translation>
        </message>
        <message>
            <source>WHO OPENS?</source>
            <comment>ask-opens</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">WIE OPENT?</translation>
        </message>
        <message>
            <source>[{n}] MAX {a:,}|[{n}] MAX …</source>
            <comment>ask-most</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] MAX {a:,}|[{n}] MAX …</translation>
        </message>
        <message>
            <source>[{n}] MIN {a:,}|[{n}] MIN …</source>
            <comment>ask-least</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] MIN {a:,}|[{n}] MIN …</translation>
        </message>
        <message>
            <source>[{n}] MAY RAISE?</source>
            <comment>ask-may-raise</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] MAG RAISEN?</translation>
        </message>
        <message>
            <source>[{n}] CHANGE {a:,}|[{n}] CHANGE …</source>
            <comment>ask-change</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] TERUG {a:,}|[{n}] TERUG …</translation>
        </message>
        <message>
            <source>RAKE {a:,}|RAKE …</source>
            <comment>ask-rake</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">RAKE {a:,}|RAKE …</translation>
        </message>
        <message>
            <source>STUB {a:,}|STUB …</source>
            <comment>ask-stub</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">STUB {a:,}|STUB …</translation>
        </message>
        <message>
            <source>POT NOW {a:,}|POT NOW …</source>
            <comment>ask-pot</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">POT NU {a:,}|POT NU …</translation>
        </message>
        <message>
            <source>MAIN {a:,}|MAIN …</source>
            <comment>ask-main</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">HOOFD {a:,}|HOOFD …</translation>
        </message>
        <message>
            <source>SIDE {k}: {a:,}|SIDE {k}: …</source>
            <comment>ask-side</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">SIDE {k}: {a:,}|SIDE {k}: …</translation>
        </message>
        <message>
            <source>GOES BACK {a:,}|GOES BACK …</source>
            <comment>ask-back</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">TERUG {a:,}|TERUG …</translation>
        </message>
        <message>
            <source>[{n}] GETS {a:,}|[{n}] GETS …</source>
            <comment>ask-paid</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] KRIJGT {a:,}|[{n}] KRIJGT …</translation>
        </message>
        <message>
            <source>BUTTON AT {a:,}|BUTTON AT …</source>
            <comment>ask-button</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">BUTTON OP {a:,}|BUTTON OP …</translation>
        </message>
        <message>
            <source>SB AT {a:,}|SB AT …</source>
            <comment>ask-small</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">SB OP {a:,}|SB OP …</translation>
        </message>
        <message>
            <source>BB AT {a:,}|BB AT …</source>
            <comment>ask-big</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">BB OP {a:,}|BB OP …</translation>
        </message>
        <message>
            <source>WHICH RULING?</source>
            <comment>ask-ruling</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">WELKE BESLISSING?</translation>
        </message>
        <message>
            <source>[{n}] WHAT HAND?</source>
            <comment>ask-hand</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] WELKE HAND?</translation>
        </message>
        <message>
            <source>[{n}] WHICH FIVE?</source>
            <comment>ask-five</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] WELKE VIJF?</translation>
        </message>
        <message>
            <source>WATCH</source>
            <comment>watch</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">KIJK</translation>
        </message>
        <message>
            <source>STOP THE MISTAKE</source>
            <comment>watch-stop</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">STOP DE FOUT</translation>
        </message>
        <message>
            <source>RIGHT</source>
            <comment>right</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">GOED</translation>
        </message>
        <message>
            <source>RIGHT, BUT LATE</source>
            <comment>late</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">GOED, MAAR LAAT</translation>
        </message>
        <message>
            <source>WRONG</source>
            <comment>wrong</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">FOUT</translation>
        </message>
        <message>
            <source>YOUR MOVE</source>
            <comment>your-move</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">JIJ BENT</translation>
        </message>
        <message>
            <source>LOOK AT [{n}]</source>
            <comment>look</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">KIJK NAAR [{n}]</translation>
        </message>
        <message>
            <source>[{n}] FOLD</source>
            <comment>heard-fold</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] FOLD</translation>
        </message>
        <message>
            <source>[{n}] CHECK</source>
            <comment>heard-check</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] CHECK</translation>
        </message>
        <message>
            <source>[{n}] CALL</source>
            <comment>heard-call</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] CALL</translation>
        </message>
        <message>
            <source>[{n}] CHANGES {k}</source>
            <comment>heard-discards</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] RUILT {k}</translation>
        </message>
        <message>
            <source>[{n}] PAT</source>
            <comment>heard-pat</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] PAT</translation>
        </message>
        <message>
            <source>[{n}] IN</source>
            <comment>heard-in</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] IN</translation>
        </message>
        <message>
            <source>[{n}] OUT</source>
            <comment>heard-out</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] UIT</translation>
        </message>
        <message>
            <source>[{n}] BET {a:,}</source>
            <comment>heard-bet</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] BET {a:,}</translation>
        </message>
        <message>
            <source>[{n}] RAISE {a:,}</source>
            <oldsource>[{n}] RAISE TO {a:,}</oldsource>
            <comment>heard-raise</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] RAISE {a:,}</translation>
        </message>
        <message>
            <source>[{n}] ALL-IN</source>
            <comment>heard-allin</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] ALL-IN</translation>
        </message>
        <message>
            <source>ANNOUNCE {a:,}|ANNOUNCE …</source>
            <comment>say-bet</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">AANKONDIGEN {a:,}|AANKONDIGEN …</translation>
        </message>
        <message>
            <source>PUSH {a:,} &gt; [{n}]|PUSH … &gt; [{n}]|PUSH TO WHOM?</source>
            <comment>say-push</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">SCHUIF {a:,} &gt; [{n}]|SCHUIF … &gt; [{n}]|SCHUIF NAAR WIE?</translation>
        </message>
        <message>
            <source>RETURN {a:,} &gt; [{n}]|RETURN … &gt; [{n}]|RETURN TO WHOM?</source>
            <comment>say-return</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">TERUG {a:,} &gt; [{n}]|TERUG … &gt; [{n}]|TERUG NAAR WIE?</translation>
        </message>
        <message>
            <source>[{n}] PAYS {a:,}|[{n}] PAYS …|WHO PAYS?</source>
            <comment>say-penalty</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">[{n}] BETAALT {a:,}|[{n}] BETAALT …|WIE BETAALT?</translation>
        </message>
        <message>
            <source>WHO SHOWS ALL?</source>
            <comment>say-table</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">WIE TOONT ALLES?</translation>
        </message>
        <message>
            <source>RIGHT: {k} OF {a:,}</source>
            <comment>debriefed</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">GOED: {k} VAN {a:,}</translation>
        </message>
        <message>
            <source>PASSED: {k} %</source>
            <comment>exam-passed</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">GESLAAGD: {k} %</translation>
        </message>
        <message>
            <source>NOT PASSED: {k} %</source>
            <comment>exam-failed</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">GEZAKT: {k} %</translation>
        </message>
        <message>
            <source>STEP {k}: RIGHT</source>
            <comment>step-right</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">STAP {k}: GOED</translation>
        </message>
        <message>
            <source>STEP {k}: RIGHT, LATE</source>
            <comment>step-late</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">STAP {k}: GOED, LAAT</translation>
        </message>
        <message>
            <source>STEP {k}: WRONG</source>
            <comment>step-wrong</comment>
            <extracomment>The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, &gt; as an arrow.</extracomment>
            <translation type="unfinished">STAP {k}: FOUT</translation>
        </message>
    </context>
    <context>
        <name>SeatWord</name>
        <message>
            <source>ACTS</source>
            <comment>acts</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">BEURT</translation>
        </message>
        <message>
            <source>ALL-IN</source>
            <comment>all-in</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">ALL-IN</translation>
        </message>
        <message>
            <source>ANTE</source>
            <comment>ante</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">ANTE</translation>
        </message>
        <message>
            <source>AWAY</source>
            <comment>away</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">WEG</translation>
        </message>
        <message>
            <source>BET</source>
            <comment>bet</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">BET</translation>
        </message>
        <message>
            <source>BB</source>
            <comment>big</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">BB</translation>
        </message>
        <message>
            <source>BRING</source>
            <comment>bring-in</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">BRING</translation>
        </message>
        <message>
            <source>CALL</source>
            <comment>call</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">CALL</translation>
        </message>
        <message>
            <source>{k:one} CARD|{k} CARDS</source>
            <comment>cards</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">{k}× KAART</translation>
        </message>
        <message>
            <source>CARDS?</source>
            <comment>cards-back</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">KAART?</translation>
        </message>
        <message>
            <source>DREW {k}</source>
            <comment>drew</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">RUIL {k}</translation>
        </message>
        <message>
            <source>PAT</source>
            <comment>pat</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">PAT</translation>
        </message>
        <message>
            <source>IN</source>
            <comment>in</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">IN</translation>
        </message>
        <message>
            <source>LATE</source>
            <comment>late</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">LAAT</translation>
        </message>
        <message>
            <source>CHECK</source>
            <comment>check</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">CHECK</translation>
        </message>
        <message>
            <source>COMP</source>
            <comment>complete</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">COMP</translation>
        </message>
        <message>
            <source>EMPTY?</source>
            <comment>empty</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">LEEG?</translation>
        </message>
        <message>
            <source>FOLD</source>
            <comment>fold</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">FOLD</translation>
        </message>
        <message>
            <source>OUT?</source>
            <comment>out</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">UIT?</translation>
        </message>
        <message>
            <source>POST</source>
            <comment>post</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">POST</translation>
        </message>
        <message>
            <source>RAISE</source>
            <comment>raise</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">RAISE</translation>
        </message>
        <message>
            <source>SHOWS</source>
            <comment>shows</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">TOONT</translation>
        </message>
        <message>
            <source>SB</source>
            <comment>small</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">SB</translation>
        </message>
        <message>
            <source>STRAD</source>
            <comment>straddle</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">STRAD</translation>
        </message>
        <message>
            <source>WINS</source>
            <comment>wins</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">WINT</translation>
        </message>
        <message>
            <source>ADDS</source>
            <comment>adds</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">ERBIJ</translation>
        </message>
        <message>
            <source>BACK</source>
            <comment>back</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">TERUG</translation>
        </message>
        <message>
            <source>LEAVES</source>
            <comment>leaves</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">STOPT</translation>
        </message>
        <message>
            <source>SITS</source>
            <comment>sits</comment>
            <extracomment>One word in a seat's block, seven letters at most.</extracomment>
            <translation type="unfinished">NIEUW</translation>
        </message>
    </context>
    <context>
        <name>KeyCode</name>
        <message>
            <source>{what}</source>
            <comment>act</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">{what}</translation>
        </message>
        <message>
            <source>ALL UP</source>
            <comment>all-cards</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">ALLES OPEN</translation>
        </message>
        <message>
            <source>ALL-IN</source>
            <comment>all-in</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">ALL-IN</translation>
        </message>
        <message>
            <source>ALL TIE</source>
            <comment>all-tie</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">ALLE GELIJK</translation>
        </message>
        <message>
            <source>{what}</source>
            <comment>answer</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">{what}</translation>
        </message>
        <message>
            <source>BET…</source>
            <comment>bet</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">BET…</translation>
        </message>
        <message>
            <source>BETS…</source>
            <comment>bets</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">BETS…</translation>
        </message>
        <message>
            <source>BET {a:,}|BET</source>
            <comment>bet-exactly</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">BET {a:,}|BET</translation>
        </message>
        <message>
            <source>BLANK…</source>
            <comment>blank</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">LEEG…</translation>
        </message>
        <message>
            <source>BRING-IN {a:,}|BRING-IN</source>
            <comment>bring-in</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">BRING-IN {a:,}|BRING-IN</translation>
        </message>
        <message>
            <source>BURN</source>
            <comment>burn</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">BRANDEN</translation>
        </message>
        <message>
            <source>BUTTON {n}</source>
            <comment>button-at</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">BUTTON {n}</translation>
        </message>
        <message>
            <source>BUTTON</source>
            <comment>button-to</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">BUTTON</translation>
        </message>
        <message>
            <source>BY HAND…</source>
            <comment>by-hand</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">ZELF…</translation>
        </message>
        <message>
            <source>CALL {a:,}|CALL</source>
            <comment>call</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">CALL {a:,}|CALL</translation>
        </message>
        <message>
            <source>CHANGE…</source>
            <comment>change</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">WIJZIG…</translation>
        </message>
        <message>
            <source>CHECK</source>
            <comment>check</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">CHECK</translation>
        </message>
        <message>
            <source>POT STAYS</source>
            <comment>carry</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">POT BLIJFT</translation>
        </message>
        <message>
            <source>CHECK · CALL</source>
            <comment>check-or-call</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">CHECK · CALL</translation>
        </message>
        <message>
            <source>HAND DEAD</source>
            <comment>dead-hand</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">HAND DOOD</translation>
        </message>
        <message>
            <source>DOWN</source>
            <comment>corner-down</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">OMLAAG</translation>
        </message>
        <message>
            <source>LEFT</source>
            <comment>corner-left</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">LINKS</translation>
        </message>
        <message>
            <source>RIGHT</source>
            <comment>corner-right</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">RECHTS</translation>
        </message>
        <message>
            <source>UP</source>
            <comment>corner-up</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">OMHOOG</translation>
        </message>
        <message>
            <source>COMPLETE {a:,}|COMPLETE</source>
            <comment>complete</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">COMPLETE {a:,}|COMPLETE</translation>
        </message>
        <message>
            <source>DEALT</source>
            <comment>dealt</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">GEDEELD</translation>
        </message>
        <message>
            <source>DELETE</source>
            <comment>delete</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">WISSEN</translation>
        </message>
        <message>
            <source>{k}</source>
            <comment>digit</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">{k}</translation>
        </message>
        <message>
            <source>DISCARDED</source>
            <comment>discarded</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">WEGGELEGD</translation>
        </message>
        <message>
            <source>ALL UP</source>
            <comment>doors-up</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">ALLE OPEN</translation>
        </message>
        <message>
            <source>EARLIER HAND</source>
            <comment>earlier-hand</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">VORIGE HAND</translation>
        </message>
        <message>
            <source>EMPTY</source>
            <comment>empty-seat</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">LEEG</translation>
        </message>
        <message>
            <source>FIND CARDS</source>
            <comment>find-cards</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">ZOEK KAARTEN</translation>
        </message>
        <message>
            <source>FLOOR…</source>
            <comment>floor</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">FLOOR…</translation>
        </message>
        <message>
            <source>FLOP OUT</source>
            <comment>flop-out</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">FLOP LIGT</translation>
        </message>
        <message>
            <source>FOLD</source>
            <comment>fold</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">FOLD</translation>
        </message>
        <message>
            <source>GO ON</source>
            <comment>go-on</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">VERDER</translation>
        </message>
        <message>
            <source>½ POT {a:,}|½ POT</source>
            <comment>half-pot</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">½ POT {a:,}|½ POT</translation>
        </message>
        <message>
            <source>LAST HANDS…</source>
            <comment>hands</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">OUDE HAND…</translation>
        </message>
        <message>
            <source>HOLD KILL {n}</source>
            <comment>hold-kill</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">HOUD: {n} DOOD</translation>
        </message>
        <message>
            <source>HOLD MISDEAL</source>
            <comment>hold-misdeal</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">HOUD MISDEAL</translation>
        </message>
        <message>
            <source>HOLD RESTORE {n}</source>
            <comment>hold-restore</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">HOUD: {n} TERUG</translation>
        </message>
        <message>
            <source>HOLD VOID</source>
            <comment>hold-void</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">HOUD ONGELDIG</translation>
        </message>
        <message>
            <source>IN</source>
            <comment>in</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">IN</translation>
        </message>
        <message>
            <source>KEEP</source>
            <comment>keep</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">BEWAREN</translation>
        </message>
        <message>
            <source>LANGUAGE ENGLISH</source>
            <oldsource>ENGLISH</oldsource>
            <comment>language</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">TAAL NEDERLANDS</translation>
        </message>
        <message>
            <source>LATER HAND</source>
            <comment>later-hand</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">LATERE HAND</translation>
        </message>
        <message>
            <source>MEND IT</source>
            <comment>mend</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">HERSTEL</translation>
        </message>
        <message>
            <source>MENU</source>
            <comment>menu</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">MENU</translation>
        </message>
        <message>
            <source>MIN {a:,}|MIN</source>
            <comment>min</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">MIN {a:,}|MIN</translation>
        </message>
        <message>
            <source>MISDEAL</source>
            <comment>misdeal</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">MISDEAL</translation>
        </message>
        <message>
            <source>MUCK</source>
            <comment>muck</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">MUCK</translation>
        </message>
        <message>
            <source>NEXT HAND</source>
            <comment>next-hand</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">VOLGENDE</translation>
        </message>
        <message>
            <source>NOBODY IN</source>
            <comment>nobody-in</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">NIEMAND IN</translation>
        </message>
        <message>
            <source>NO CALL, OUT</source>
            <comment>no-call</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">GEEN CALL, UIT</translation>
        </message>
        <message>
            <source>NO LOW</source>
            <comment>no-low</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">NO LOW</translation>
        </message>
        <message>
            <source>hand {n:,}</source>
            <comment>of-hand</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">hand {n:,}</translation>
        </message>
        <message>
            <source>OPENERS SHOWN</source>
            <comment>openers</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">OPENERS GETOOND</translation>
        </message>
        <message>
            <source>ONCE</source>
            <comment>once</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">ÉÉN KEER</translation>
        </message>
        <message>
            <source>OPEN PAIR: BET {a:,}|OPEN PAIR: BET</source>
            <comment>open-pair</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">OPEN PAAR: BET {a:,}|OPEN PAAR: BET</translation>
        </message>
        <message>
            <source>OTHER CARD…</source>
            <comment>other-card</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">ANDERE KAART…</translation>
        </message>
        <message>
            <source>GAME {game}</source>
            <comment>other-game</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">SPEL {game}</translation>
        </message>
        <message>
            <source>OUT</source>
            <comment>out</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">UIT</translation>
        </message>
        <message>
            <source>PAT</source>
            <comment>pat</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">PAT</translation>
        </message>
        <message>
            <source>PLAY ON</source>
            <comment>play-on</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">SPEEL DOOR</translation>
        </message>
        <message>
            <source>POT {a:,}|POT</source>
            <comment>pot</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">POT {a:,}|POT</translation>
        </message>
        <message>
            <source>POT?</source>
            <comment>pot-ask</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">POT?</translation>
        </message>
        <message>
            <source>POT {a:,}|POT ?</source>
            <comment>pot-shown</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">POT {a:,}|POT ?</translation>
        </message>
        <message>
            <source>POTS MADE</source>
            <comment>pots-made</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">POTS KLAAR</translation>
        </message>
        <message>
            <source>PULL IN</source>
            <comment>pull-in</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">BINNEN</translation>
        </message>
        <message>
            <source>PUSHED</source>
            <comment>pushed</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">GEDAAN</translation>
        </message>
        <message>
            <source>PUSH…</source>
            <comment>push-to</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">SCHUIF…</translation>
        </message>
        <message>
            <source>PAYS…</source>
            <comment>penalty</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">BETAALT…</translation>
        </message>
        <message>
            <source>SHUFFLE</source>
            <comment>shuffle-in</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">MENGEN</translation>
        </message>
        <message>
            <source>IN OR OUT</source>
            <comment>sign</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">IN OF UIT</translation>
        </message>
        <message>
            <source>RAISE…</source>
            <comment>raise</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">RAISE…</translation>
        </message>
        <message>
            <source>RAISE TO {a:,}|RAISE</source>
            <comment>raise-exactly</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">RAISE NAAR {a:,}|RAISE</translation>
        </message>
        <message>
            <source>READ</source>
            <comment>read</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">LEES</translation>
        </message>
        <message>
            <source>REBUY</source>
            <comment>rebuy</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">REBUY</translation>
        </message>
        <message>
            <source>REDEAL</source>
            <comment>redeal</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">OPNIEUW</translation>
        </message>
        <message>
            <source>RETURNED</source>
            <comment>returned</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">TERUG</translation>
        </message>
        <message>
            <source>RETURN…</source>
            <comment>return-to</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">TERUG…</translation>
        </message>
        <message>
            <source>RIVER OUT</source>
            <comment>river-out</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">RIVER LIGT</translation>
        </message>
        <message>
            <source>CALL</source>
            <comment>say-call</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">CALL</translation>
        </message>
        <message>
            <source>SCRAMBLE</source>
            <comment>scramble</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">HUSSELEN</translation>
        </message>
        <message>
            <source>CARDS</source>
            <comment>see-cards</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">KAARTEN</translation>
        </message>
        <message>
            <source>CHIPS</source>
            <comment>see-chips</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">CHIPS</translation>
        </message>
        <message>
            <source>SEE SEATS</source>
            <comment>see-seats</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">STOELEN ZIEN</translation>
        </message>
        <message>
            <source>SHOWN</source>
            <comment>shown</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">GETOOND</translation>
        </message>
        <message>
            <source>STAYS</source>
            <comment>stays</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">BLIJFT</translation>
        </message>
        <message>
            <source>STEP</source>
            <comment>step</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">STAP</translation>
        </message>
        <message>
            <source>BACK</source>
            <comment>step-back</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">TERUG</translation>
        </message>
        <message>
            <source>STOP</source>
            <comment>stop</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">STOP</translation>
        </message>
        <message>
            <source>STEP {k}</source>
            <comment>step-wide</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">STAP {k}</translation>
        </message>
        <message>
            <source>hand {n} · step {k} of {of}</source>
            <comment>step-of</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">hand {n} · stap {k} van {of}</translation>
        </message>
        <message>
            <source>3× {a:,}|3×</source>
            <comment>times-three</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">3× {a:,}|3×</translation>
        </message>
        <message>
            <source>2½× {a:,}|2½×</source>
            <comment>times-two-and-a-half</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">2½× {a:,}|2½×</translation>
        </message>
        <message>
            <source>TURN ROUND</source>
            <comment>turn-board</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">DRAAI OM</translation>
        </message>
        <message>
            <source>TURN OUT</source>
            <comment>turn-out</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">TURN LIGT</translation>
        </message>
        <message>
            <source>TWICE</source>
            <comment>twice</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">TWEE KEER</translation>
        </message>
        <message>
            <source>UNDO {what}|UNDO</source>
            <comment>undo</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">TERUG {what}|TERUG</translation>
        </message>
        <message>
            <source>VERIFY</source>
            <comment>verify</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">NAZIEN</translation>
        </message>
        <message>
            <source>WHY</source>
            <comment>why</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">WAAROM</translation>
        </message>
        <message>
            <source>AS BEFORE</source>
            <comment>as-before</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">ZOALS EERST</translation>
        </message>
        <message>
            <source>AWAY</source>
            <comment>away</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">WEG</translation>
        </message>
        <message>
            <source>BACK</source>
            <comment>back</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">TERUG</translation>
        </message>
        <message>
            <source>CHIPS…</source>
            <comment>chips</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">CHIPS…</translation>
        </message>
        <message>
            <source>CLOSE</source>
            <comment>close</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">SLUITEN</translation>
        </message>
        <message>
            <source>DEALER…</source>
            <comment>dealer</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">DEALER…</translation>
        </message>
        <message>
            <source>LEAVES</source>
            <comment>leaves</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">STOPT</translation>
        </message>
        <message>
            <source>SEAT {n}…</source>
            <comment>next-seat</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">STOEL {n}…</translation>
        </message>
        <message>
            <source>SEATS…</source>
            <comment>seats</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">STOELEN</translation>
        </message>
        <message>
            <source>SET UP…</source>
            <comment>set-up</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">INSTELLEN…</translation>
        </message>
        <message>
            <source>SIT…</source>
            <comment>sit</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">GAAT ZITTEN…</translation>
        </message>
        <message>
            <source>STACK ?</source>
            <comment>sit-uncounted</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">STACK ?</translation>
        </message>
        <message>
            <source>TAKE BACK</source>
            <comment>take-back</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">TERUGNEMEN</translation>
        </message>
        <message>
            <source>TOUCH A SEAT</source>
            <comment>touch-a-seat</comment>
            <extracomment>A key. Short; at a space it may be parted into two lines.</extracomment>
            <translation type="unfinished">RAAK STOEL AAN</translation>
        </message>
    </context>
    <context>
        <name>OffCode</name>
        <message>
            <source>BETWEEN HANDS</source>
            <comment>between-hands</comment>
            <extracomment>A key that cannot be touched now: why, in two short words.</extracomment>
            <translation type="unfinished">TUSSEN HANDEN</translation>
        </message>
        <message>
            <source>CAPPED</source>
            <comment>capped</comment>
            <extracomment>A key that cannot be touched now: why, in two short words.</extracomment>
            <translation type="unfinished">CAP</translation>
        </message>
        <message>
            <source>NO RAISE</source>
            <comment>no-raise</comment>
            <extracomment>A key that cannot be touched now: why, in two short words.</extracomment>
            <translation type="unfinished">GEEN RAISE</translation>
        </message>
        <message>
            <source>NOT YET</source>
            <comment>not-yet</comment>
            <extracomment>A key that cannot be touched now: why, in two short words.</extracomment>
            <translation type="unfinished">NOG NIET</translation>
        </message>
        <message>
            <source>OVER LIMIT</source>
            <comment>over-limit</comment>
            <extracomment>A key that cannot be touched now: why, in two short words.</extracomment>
            <translation type="unfinished">BOVEN MAX</translation>
        </message>
    </context>
    <context>
        <name>ActCode</name>
        <message>
            <source>{k} ACTS</source>
            <comment>acts</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} ACTIES</translation>
        </message>
        <message>
            <source>{k} ALL-INS|ALL-IN {n}|ALL-IN</source>
            <comment>all-in</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} ALL-INS|ALL-IN {n}|ALL-IN</translation>
        </message>
        <message>
            <source>{k} AWARDS|AWARD</source>
            <comment>award</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} WINSTEN|WINST</translation>
        </message>
        <message>
            <source>{k} BETS|BET {n}|BET</source>
            <comment>bet</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} BETS|BET {n}|BET</translation>
        </message>
        <message>
            <source>{k} BLINDS|BLIND {n}|BLIND</source>
            <oldsource>{k} BLIND RAISES|BLIND {n}|BLIND</oldsource>
            <comment>blind-raise</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} BLINDS|BLIND {n}|BLIND</translation>
        </message>
        <message>
            <source>BOARD</source>
            <comment>board</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">BOARD</translation>
        </message>
        <message>
            <source>{k} BRING|BRING {n}|BRING</source>
            <oldsource>{k} BRING-INS|BRING-IN {n}|BRING-IN</oldsource>
            <comment>bring-in</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} BRING|BRING {n}|BRING</translation>
        </message>
        <message>
            <source>{k} CALLS|CALL {n}|CALL</source>
            <comment>call</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} CALLS|CALL {n}|CALL</translation>
        </message>
        <message>
            <source>{k} CARDS|CARD</source>
            <comment>card</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} KAARTEN|KAART</translation>
        </message>
        <message>
            <source>{k} CHECKS|CHECK {n}|CHECK</source>
            <comment>check</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} CHECKS|CHECK {n}|CHECK</translation>
        </message>
        <message>
            <source>{k} RAISES|RAISE {n}|RAISE</source>
            <comment>complete</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} RAISES|RAISE {n}|RAISE</translation>
        </message>
        <message>
            <source>{k} FIXES|FIX</source>
            <comment>correction</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} HERSTEL|HERSTEL</translation>
        </message>
        <message>
            <source>{k} DEALS|DEAL</source>
            <comment>deal</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} DELEN|DELEN</translation>
        </message>
        <message>
            <source>{k} TOSSED|TOSS {n}|TOSS</source>
            <oldsource>{k} DISCARDS|DISCARD {n}|DISCARD</oldsource>
            <comment>discard</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} WEG|WEG {n}|WEG</translation>
        </message>
        <message>
            <source>{k} DRAWS|DRAW {n}|DRAW</source>
            <comment>draw</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} RUIL|RUIL {n}|RUIL</translation>
        </message>
        <message>
            <source>{k} RULINGS|FLOOR</source>
            <comment>floor</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} FLOOR|FLOOR</translation>
        </message>
        <message>
            <source>{k} FOLDS|FOLD {n}|FOLD</source>
            <comment>fold</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} FOLDS|FOLD {n}|FOLD</translation>
        </message>
        <message>
            <source>{k} INS|IN {n}|IN</source>
            <comment>in</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} IN|IN {n}|IN</translation>
        </message>
        <message>
            <source>{k} LATE|LATE {n}|LATE</source>
            <comment>late</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} LAAT|LAAT {n}|LAAT</translation>
        </message>
        <message>
            <source>{k} MUCKS|MUCK {n}|MUCK</source>
            <comment>muck</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} MUCKS|MUCK {n}|MUCK</translation>
        </message>
        <message>
            <source>ONCE</source>
            <comment>once</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">1 KEER</translation>
        </message>
        <message>
            <source>{k} OPENERS|OPENER</source>
            <comment>opener</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} OPENER|OPENER</translation>
        </message>
        <message>
            <source>{k} OUTS|OUT {n}|OUT</source>
            <comment>out</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} UIT|UIT {n}|UIT</translation>
        </message>
        <message>
            <source>{k} POSTS|POST {n}|POST</source>
            <comment>post</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} POSTS|POST {n}|POST</translation>
        </message>
        <message>
            <source>{k} RAISES|RAISE {n}|RAISE</source>
            <comment>raise</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} RAISES|RAISE {n}|RAISE</translation>
        </message>
        <message>
            <source>{k} SHOWS|SHOW {n}|SHOW</source>
            <comment>show</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} TOONT|TOONT {n}|TOONT</translation>
        </message>
        <message>
            <source>{k} STRADS|STRAD {n}|STRAD</source>
            <oldsource>{k} STRADDLES|STRAD {n}|STRADDLE</oldsource>
            <comment>straddle</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} STRADS|STRAD {n}|STRAD</translation>
        </message>
        <message>
            <source>TWICE</source>
            <comment>twice</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">2 KEER</translation>
        </message>
        <message>
            <source>VOID</source>
            <comment>void</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">NIETIG</translation>
        </message>
        <message>
            <source>{k} WINS|WINS</source>
            <oldsource>{k} WINNERS|WINNER</oldsource>
            <comment>wins</comment>
            <extracomment>An act on a small key: short. UNDO would take it back.</extracomment>
            <translation type="unfinished">{k} WINT|WINT</translation>
        </message>
    </context>
    <context>
        <name>SpotCode</name>
        <message>
            <source>BOARD</source>
            <comment>board</comment>
            <extracomment>A place on the table, within a prompt.</extracomment>
            <translation type="unfinished">BOARD</translation>
        </message>
        <message>
            <source>BOARD {k}</source>
            <comment>board-place</comment>
            <extracomment>A place on the table, within a prompt.</extracomment>
            <translation type="unfinished">BOARD {k}</translation>
        </message>
        <message>
            <source>CAMERA</source>
            <comment>camera</comment>
            <extracomment>A place on the table, within a prompt.</extracomment>
            <translation type="unfinished">CAMERA</translation>
        </message>
        <message>
            <source>FLOP</source>
            <comment>flop</comment>
            <extracomment>A place on the table, within a prompt.</extracomment>
            <translation type="unfinished">FLOP</translation>
        </message>
        <message>
            <source>KEYS</source>
            <comment>keys</comment>
            <extracomment>A place on the table, within a prompt.</extracomment>
            <translation type="unfinished">TOETSEN</translation>
        </message>
        <message>
            <source>LINK</source>
            <comment>link</comment>
            <extracomment>A place on the table, within a prompt.</extracomment>
            <translation type="unfinished">LIJN</translation>
        </message>
        <message>
            <source>MUCK</source>
            <comment>muck</comment>
            <extracomment>A place on the table, within a prompt.</extracomment>
            <translation type="unfinished">MUCK</translation>
        </message>
        <message>
            <source>{what}</source>
            <comment>named</comment>
            <extracomment>A place on the table, within a prompt.</extracomment>
            <translation type="unfinished">{what}</translation>
        </message>
        <message>
            <source>PUCK</source>
            <comment>puck</comment>
            <extracomment>A place on the table, within a prompt.</extracomment>
            <translation type="unfinished">PUCK</translation>
        </message>
        <message>
            <source>RFID</source>
            <comment>rfid</comment>
            <extracomment>A place on the table, within a prompt.</extracomment>
            <translation type="unfinished">RFID</translation>
        </message>
        <message>
            <source>RIVER</source>
            <comment>river</comment>
            <extracomment>A place on the table, within a prompt.</extracomment>
            <translation type="unfinished">RIVER</translation>
        </message>
        <message>
            <source>SEAT {n}</source>
            <comment>seat</comment>
            <extracomment>A place on the table, within a prompt.</extracomment>
            <translation type="unfinished">STOEL {n}</translation>
        </message>
        <message>
            <source>B2 · {k}</source>
            <comment>second-board</comment>
            <extracomment>A place on the table, within a prompt.</extracomment>
            <translation type="unfinished">B2 · {k}</translation>
        </message>
        <message>
            <source>TURN</source>
            <comment>turn</comment>
            <extracomment>A place on the table, within a prompt.</extracomment>
            <translation type="unfinished">TURN</translation>
        </message>
    </context>
    <context>
        <name>SettingCode</name>
        <message>
            <source>ANTE</source>
            <comment>ante</comment>
            <extracomment>The name of a setting, above its value: short.</extracomment>
            <translation type="unfinished">ANTE</translation>
        </message>
        <message>
            <source>ANTE FROM</source>
            <comment>ante-from</comment>
            <extracomment>The name of a setting, above its value: short.</extracomment>
            <translation type="unfinished">ANTE VAN</translation>
        </message>
        <message>
            <source>BIG BET</source>
            <comment>big-bet</comment>
            <extracomment>The name of a setting, above its value: short.</extracomment>
            <translation type="unfinished">BIG BET</translation>
        </message>
        <message>
            <source>BIG BLIND</source>
            <comment>big-blind</comment>
            <extracomment>The name of a setting, above its value: short.</extracomment>
            <translation type="unfinished">BIG BLIND</translation>
        </message>
        <message>
            <source>BRING-IN</source>
            <comment>bring-in</comment>
            <extracomment>The name of a setting, above its value: short.</extracomment>
            <translation type="unfinished">BRING-IN</translation>
        </message>
        <message>
            <source>BUTTON</source>
            <comment>button</comment>
            <extracomment>The name of a setting, above its value: short.</extracomment>
            <translation type="unfinished">BUTTON</translation>
        </message>
        <message>
            <source>SMALLEST CHIP</source>
            <comment>chip</comment>
            <extracomment>The name of a setting, above its value: short.</extracomment>
            <translation type="unfinished">KLEINSTE CHIP</translation>
        </message>
        <message>
            <source>DECK</source>
            <comment>deck</comment>
            <extracomment>The name of a setting, above its value: short.</extracomment>
            <translation type="unfinished">DECK</translation>
        </message>
        <message>
            <source>GAME</source>
            <comment>game</comment>
            <extracomment>The name of a setting, above its value: short.</extracomment>
            <translation type="unfinished">SPEL</translation>
        </message>
        <message>
            <source>HOUSE RULES</source>
            <comment>house</comment>
            <extracomment>The name of a setting, above its value: short.</extracomment>
            <translation type="unfinished">HUISREGELS</translation>
        </message>
        <message>
            <source>LIMIT</source>
            <comment>limit</comment>
            <extracomment>The name of a setting, above its value: short.</extracomment>
            <translation type="unfinished">LIMIT</translation>
        </message>
        <message>
            <source>SMALL BET</source>
            <comment>small-bet</comment>
            <extracomment>The name of a setting, above its value: short.</extracomment>
            <translation type="unfinished">SMALL BET</translation>
        </message>
        <message>
            <source>SMALL BLIND</source>
            <comment>small-blind</comment>
            <extracomment>The name of a setting, above its value: short.</extracomment>
            <translation type="unfinished">SMALL BLIND</translation>
        </message>
        <message>
            <source>THIRD BLIND</source>
            <comment>third-blind</comment>
            <extracomment>The name of a setting, above its value: short.</extracomment>
            <translation type="unfinished">3E BLIND</translation>
        </message>
    </context>
    <context>
        <name>ValueCode</name>
        <message>
            <source>EACH</source>
            <comment>all</comment>
            <extracomment>The value of a setting: short.</extracomment>
            <translation type="unfinished">IEDER</translation>
        </message>
        <message>
            <source>{a:,}</source>
            <comment>amount</comment>
            <extracomment>The value of a setting: short.</extracomment>
            <translation type="unfinished">{a:,}</translation>
        </message>
        <message>
            <source>BIG BLIND</source>
            <comment>bb</comment>
            <extracomment>The value of a setting: short.</extracomment>
            <translation type="unfinished">BIG BLIND</translation>
        </message>
        <message>
            <source>DRAW</source>
            <comment>five-card-draw</comment>
            <extracomment>The value of a setting: short.</extracomment>
            <translation type="unfinished">DRAW</translation>
        </message>
        <message>
            <source>FIXED LIMIT</source>
            <comment>fixed</comment>
            <extracomment>The value of a setting: short.</extracomment>
            <translation type="unfinished">FIXED LIMIT</translation>
        </message>
        <message>
            <source>{what}</source>
            <comment>game</comment>
            <extracomment>The value of a setting: short.</extracomment>
            <translation type="unfinished">{what}</translation>
        </message>
        <message>
            <source>HOLD'EM</source>
            <comment>holdem</comment>
            <extracomment>The value of a setting: short.</extracomment>
            <translation type="unfinished">HOLD'EM</translation>
        </message>
        <message>
            <source>LOW 2-7</source>
            <comment>lowball-27</comment>
            <extracomment>The value of a setting: short.</extracomment>
            <translation type="unfinished">LOW 2-7</translation>
        </message>
        <message>
            <source>LOW A-5</source>
            <comment>lowball-a5</comment>
            <extracomment>The value of a setting: short.</extracomment>
            <translation type="unfinished">LOW A-5</translation>
        </message>
        <message>
            <source>OMAHA 8</source>
            <comment>omaha-hilo</comment>
            <extracomment>The value of a setting: short.</extracomment>
            <translation type="unfinished">OMAHA 8</translation>
        </message>
        <message>
            <source>STUD 8</source>
            <comment>stud-hilo</comment>
            <extracomment>The value of a setting: short.</extracomment>
            <translation type="unfinished">STUD 8</translation>
        </message>
        <message>
            <source>2-7 TD</source>
            <comment>triple-draw-27</comment>
            <extracomment>The value of a setting: short.</extracomment>
            <translation type="unfinished">2-7 TD</translation>
        </message>
        <message>
            <source>{what}</source>
            <comment>house</comment>
            <extracomment>The value of a setting: short.</extracomment>
            <translation type="unfinished">{what}</translation>
        </message>
        <message>
            <source>{what}</source>
            <comment>deck</comment>
            <extracomment>The value of a setting: short.</extracomment>
            <translation type="unfinished">{what}</translation>
        </message>
        <message>
            <source>NO LIMIT</source>
            <comment>no</comment>
            <extracomment>The value of a setting: short.</extracomment>
            <translation type="unfinished">NO LIMIT</translation>
        </message>
        <message>
            <source>NONE</source>
            <comment>none</comment>
            <extracomment>The value of a setting: short.</extracomment>
            <translation type="unfinished">GEEN</translation>
        </message>
        <message>
            <source>POT LIMIT</source>
            <comment>pot</comment>
            <extracomment>The value of a setting: short.</extracomment>
            <translation type="unfinished">POT LIMIT</translation>
        </message>
        <message>
            <source>SEAT {n}</source>
            <comment>seat</comment>
            <extracomment>The value of a setting: short.</extracomment>
            <translation type="unfinished">STOEL {n}</translation>
        </message>
    </context>
    <context>
        <name>StepCode</name>
        <message>
            <source>S{k} B{b} HI+LOW|SIDE {k} HI+LOW|B{b} HIGH + LOW|HIGH + LOW</source>
            <oldsource>SIDE {k} B{b} HI+LOW|SIDE {k} HIGH+LOW|B{b} HIGH + LOW|HIGH + LOW</oldsource>
            <comment>high-and-low</comment>
            <extracomment>A pot that is pushed: short.</extracomment>
            <translation type="unfinished">S{k} B{b} HI+LOW|SIDE {k} HI+LOW|B{b} HIGH + LOW|HIGH + LOW</translation>
        </message>
        <message>
            <source>S{k} B{b} HIGH ½|SIDE {k} HIGH ½|B{b} HIGH ½|HIGH: HALF</source>
            <oldsource>SIDE {k} B{b} HIGH ½|SIDE {k} HIGH ½|B{b} HIGH ½|HIGH: HALF</oldsource>
            <comment>high-half</comment>
            <extracomment>A pot that is pushed: short.</extracomment>
            <translation type="unfinished">S{k} B{b} HIGH ½|SIDE {k} HIGH ½|B{b} HIGH ½|HIGH: HELFT</translation>
        </message>
        <message>
            <source>S{k} B{b} HIGH ¼|SIDE {k} HIGH ¼|B{b} HIGH ¼|HIGH: QUARTER</source>
            <oldsource>SIDE {k} B{b} HIGH ¼|SIDE {k} HIGH ¼|B{b} HIGH ¼|HIGH: QUARTER</oldsource>
            <comment>high-quarter</comment>
            <extracomment>A pot that is pushed: short.</extracomment>
            <translation type="unfinished">S{k} B{b} HIGH ¼|SIDE {k} HIGH ¼|B{b} HIGH ¼|HIGH: KWART</translation>
        </message>
        <message>
            <source>S{k} B{b} HIGH {i}/{of}|SIDE {k} HIGH {i}/{of}|B{b} HIGH {i}/{of}|HIGH: {i}/{of}</source>
            <oldsource>SIDE {k} B{b} HIGH {i}/{of}|SIDE {k} HIGH {i}/{of}|B{b} HIGH {i}/{of}|HIGH: {i}/{of}</oldsource>
            <comment>high-share</comment>
            <extracomment>A pot that is pushed: short.</extracomment>
            <translation type="unfinished">S{k} B{b} HIGH {i}/{of}|SIDE {k} HIGH {i}/{of}|B{b} HIGH {i}/{of}|HIGH: {i}/{of}</translation>
        </message>
        <message>
            <source>S{k} B{b} LOW ½|SIDE {k} LOW ½|B{b} LOW ½|LOW: HALF</source>
            <oldsource>SIDE {k} B{b} LOW ½|SIDE {k} LOW ½|B{b} LOW ½|LOW: HALF</oldsource>
            <comment>low-half</comment>
            <extracomment>A pot that is pushed: short.</extracomment>
            <translation type="unfinished">S{k} B{b} LOW ½|SIDE {k} LOW ½|B{b} LOW ½|LOW: HELFT</translation>
        </message>
        <message>
            <source>S{k} B{b} LOW ¼|SIDE {k} LOW ¼|B{b} LOW ¼|LOW: QUARTER</source>
            <oldsource>SIDE {k} B{b} LOW ¼|SIDE {k} LOW ¼|B{b} LOW ¼|LOW: QUARTER</oldsource>
            <comment>low-quarter</comment>
            <extracomment>A pot that is pushed: short.</extracomment>
            <translation type="unfinished">S{k} B{b} LOW ¼|SIDE {k} LOW ¼|B{b} LOW ¼|LOW: KWART</translation>
        </message>
        <message>
            <source>S{k} B{b} LOW {i}/{of}|SIDE {k} LOW {i}/{of}|B{b} LOW {i}/{of}|LOW: {i}/{of}</source>
            <oldsource>SIDE {k} B{b} LOW {i}/{of}|SIDE {k} LOW {i}/{of}|B{b} LOW {i}/{of}|LOW: {i}/{of}</oldsource>
            <comment>low-share</comment>
            <extracomment>A pot that is pushed: short.</extracomment>
            <translation type="unfinished">S{k} B{b} LOW {i}/{of}|SIDE {k} LOW {i}/{of}|B{b} LOW {i}/{of}|LOW: {i}/{of}</translation>
        </message>
        <message>
            <source>MAIN BOARD {b}|MAIN</source>
            <oldsource>MAIN · BOARD {b}|MAIN</oldsource>
            <comment>main</comment>
            <extracomment>A pot that is pushed: short.</extracomment>
            <translation type="unfinished">HOOFD BOARD {b}|HOOFD</translation>
        </message>
        <message>
            <source>MAIN B{b} {a:,} · {i}/{of}|MAIN {a:,} · {i}/{of}</source>
            <oldsource>MAIN {a:,} · {i}/{of}</oldsource>
            <comment>main-share</comment>
            <extracomment>A pot that is pushed: short.</extracomment>
            <translation type="unfinished">HOOFD B{b} {a:,} · {i}/{of}|HOOFD {a:,} · {i}/{of}</translation>
        </message>
        <message>
            <source>SIDE {k} BOARD {b}|SIDE {k}</source>
            <oldsource>SIDE {k} · BOARD {b}|SIDE {k}</oldsource>
            <comment>side</comment>
            <extracomment>A pot that is pushed: short.</extracomment>
            <translation type="unfinished">SIDE {k} BOARD {b}|SIDE {k}</translation>
        </message>
        <message>
            <source>S{k} B{b} {a:,} · {i}/{of}|SIDE {k} {a:,} · {i}/{of}</source>
            <oldsource>SIDE {k} B{b} {a:,} · {i}/{of}|SIDE {k} {a:,} · {i}/{of}</oldsource>
            <comment>side-share</comment>
            <extracomment>A pot that is pushed: short.</extracomment>
            <translation type="unfinished">S{k} B{b} {a:,} · {i}/{of}|SIDE {k} {a:,} · {i}/{of}</translation>
        </message>
    </context>
    <context>
        <name>ReasonCode</name>
        <message>
            <source>seat {n} high: {words}|seat {n} high, on the dealer's word</source>
            <comment>board-high</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">stoel {n} high: {words}|stoel {n} high, op het woord van de dealer</translation>
        </message>
        <message>
            <source>seat {n} low: {words}|seat {n} low, on the dealer's word</source>
            <comment>board-low</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">stoel {n} low: {words}|stoel {n} low, op het woord van de dealer</translation>
        </message>
        <message>
            <source>seat {n} brings in: {words}|seat {n} brings in, on the dealer's word</source>
            <comment>brings-in</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">stoel {n} is bring-in: {words}|stoel {n} is bring-in, op het woord van de dealer</translation>
        </message>
        <message>
            <source>touch again: late</source>
            <comment>again-late</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">nog eens aanraken: laat</translation>
        </message>
        <message>
            <source>button elsewhere: hold its seat</source>
            <comment>button-by-hold</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">button elders: houd de stoel vast</translation>
        </message>
        <message>
            <source>seventh card for all: touch here</source>
            <comment>seventh-for-all</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">zevende kaart voor allen: tik hier</translation>
        </message>
        <message>
            <source>then {a:,} from {seats}: side {k}</source>
            <comment>built-then</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">dan {a:,} van {seats}: side {k}</translation>
        </message>
        <message>
            <source>{a:,} stays in the middle</source>
            <comment>carried</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">{a:,} blijft in het midden</translation>
        </message>
        <message>
            <source>on the dealer's word</source>
            <comment>dealers-word</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">op het woord van de dealer</translation>
        </message>
        <message>
            <source>hole card exposed? touch who brings in</source>
            <comment>door-exposed</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">hole card zichtbaar? raak bring-in aan</translation>
        </message>
        <message>
            <source>equal boards: the first dealt opens</source>
            <comment>equal-by-order</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">gelijke boards: wie het eerst kreeg opent</translation>
        </message>
        <message>
            <source>equal boards: the higher suit opens</source>
            <comment>equal-by-suit</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">gelijke boards: hoogste kleur opent</translation>
        </message>
        <message>
            <source>{words}</source>
            <comment>hand</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">{words}</translation>
        </message>
        <message>
            <source>board {k}: {words}</source>
            <comment>hand-on</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">board {k}: {words}</translation>
        </message>
        <message>
            <source>seat {n}: {words}</source>
            <comment>hand-of</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">stoel {n}: {words}</translation>
        </message>
        <message>
            <source>now {a:,}</source>
            <comment>instead</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">nu {a:,}</translation>
        </message>
        <message>
            <source>low: {words}</source>
            <comment>low-too</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">low: {words}</translation>
        </message>
        <message>
            <source>seat {n}: no low</source>
            <comment>no-low</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">stoel {n}: geen low</translation>
        </message>
        <message>
            <source>settings are not kept in the file: {words}</source>
            <comment>not-written</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">instellingen niet bewaard: {words}</translation>
        </message>
        <message>
            <source>No substantial action · TDA 36</source>
            <comment>no-substantial-action</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">geen substantial action · TDA 36</translation>
        </message>
        <message>
            <source>seat {n} pays {a:,} into the next pot</source>
            <comment>pays-next</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">stoel {n} betaalt {a:,} in de volgende pot</translation>
        </message>
        <message>
            <source>odd {a:,}: seat {n}, left of button</source>
            <comment>odd-chip</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">rest {a:,}: stoel {n}, links van button</translation>
        </message>
        <message>
            <source>odd {a:,}: seat {n}, by card</source>
            <comment>odd-chip-by-card</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">rest {a:,}: stoel {n}, op kaart</translation>
        </message>
        <message>
            <source>odd {a:,} of the pot: to board 1</source>
            <comment>odd-to-first</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">rest {a:,} van de pot: naar board 1</translation>
        </message>
        <message>
            <source>odd {a:,} of the pot: to the high</source>
            <comment>odd-to-high</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">rest {a:,} van de pot: naar high</translation>
        </message>
        <message>
            <source>nobody called {a:,} of seat {n}</source>
            <comment>returned</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">niemand callde {a:,} van stoel {n}</translation>
        </message>
        <message>
            <source>{words} ({source})</source>
            <comment>ruling</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">{words} ({source})</translation>
        </message>
        <message>
            <source>seen at {places:lower}</source>
            <comment>seen-at</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">gezien: {places:lower}</translation>
        </message>
        <message>
            <source>equal hands: split</source>
            <comment>split</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">gelijke handen: delen</translation>
        </message>
        <message>
            <source>then the button to {n}</source>
            <comment>then-button</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">dan de button naar {n}</translation>
        </message>
        <message>
            <source>then a dead button to {n}</source>
            <comment>then-dead-button</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">dan een dode button naar {n}</translation>
        </message>
        <message>
            <source>answer: {what}</source>
            <comment>answer</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">antwoord: {what}</translation>
        </message>
        <message>
            <source>{what}</source>
            <comment>told</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">{what}</translation>
        </message>
        <message>
            <source>done: {what}</source>
            <comment>did</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">gedaan: {what}</translation>
        </message>
        <message>
            <source>due: {what} ({source})|due: {what}</source>
            <oldsource>due: {what}</oldsource>
            <comment>was-due</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">moest: {what} ({source})|moest: {what}</translation>
        </message>
        <message>
            <source>{a} of {b} seconds</source>
            <comment>took</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">{a} van {b} seconden</translation>
        </message>
        <message>
            <source>nobody else is in</source>
            <comment>unseen</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">niemand anders speelt nog</translation>
        </message>
        <message>
            <source>{what} so far: {a:,}|{what} so far</source>
            <comment>was</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">{what} tot nu: {a:,}|{what} tot nu</translation>
        </message>
        <message>
            <source>side {k}, {a:,}: {seats}|side {k}: {seats}|main pot, {a:,}: {seats}|main pot: {seats}</source>
            <comment>which-pot</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">side {k}, {a:,}: {seats}|side {k}: {seats}|hoofdpot, {a:,}: {seats}|hoofdpot: {seats}</translation>
        </message>
        <message>
            <source>{words}</source>
            <comment>why</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">{words}</translation>
        </message>
        <message>
            <source>{tenths:tenths} s an act</source>
            <comment>down-acts</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">{tenths:tenths} s per actie</translation>
        </message>
        <message>
            <source>hands: {hands:,} · {rate:,} an hour|hands: {hands:,}</source>
            <comment>down-hands</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">handen: {hands:,} · {rate:,} per uur|handen: {hands:,}</translation>
        </message>
        <message>
            <source>corrections: {k:,}</source>
            <comment>down-mends</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">correcties: {k:,}</translation>
        </message>
        <message>
            <source>{name} · {minutes:,} min|this down · {minutes:,} min</source>
            <comment>down-of</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">{name} · {minutes:,} min|deze beurt · {minutes:,} min</translation>
        </message>
        <message>
            <source>next: {words}</source>
            <comment>next-game</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">hierna: {words}</translation>
        </message>
        <message>
            <source>{words}</source>
            <comment>sign-in</comment>
            <extracomment>A small line below the board.</extracomment>
            <translation type="unfinished">{words}</translation>
        </message>
    </context>
    <context>
        <name>MarkCode</name>
        <message>
            <source>PAST HAND</source>
            <comment>recall</comment>
            <extracomment>A small badge, one word.</extracomment>
            <translation type="unfinished">OUDE HAND</translation>
        </message>
        <message>
            <source>SAVING…</source>
            <comment>saving</comment>
            <extracomment>A small badge, one word.</extracomment>
            <translation type="unfinished">OPSLAAN…</translation>
        </message>
        <message>
            <source>SIMULATED</source>
            <comment>simulated</comment>
            <extracomment>A small badge, one word.</extracomment>
            <translation type="unfinished">SIMULATIE</translation>
        </message>
        <message>
            <source>STOPPED</source>
            <comment>stopped</comment>
            <extracomment>A small badge, one word.</extracomment>
            <translation type="unfinished">GESTOPT</translation>
        </message>
        <message>
            <source>TRAINING</source>
            <comment>training</comment>
            <extracomment>A small badge, one word.</extracomment>
            <translation type="unfinished">TRAINING</translation>
        </message>
        <message>
            <source>VERIFY</source>
            <comment>verify</comment>
            <extracomment>A small badge, one word.</extracomment>
            <translation type="unfinished">NAZIEN</translation>
        </message>
    </context>
    <context>
        <name>HealthCode</name>
        <message>
            <source>by hand</source>
            <comment>by-hand</comment>
            <extracomment>How the sensors are: two short words.</extracomment>
            <translation type="unfinished">handmatig</translation>
        </message>
        <message>
            <source>CAM off</source>
            <comment>camera-off</comment>
            <extracomment>How the sensors are: two short words.</extracomment>
            <translation type="unfinished">CAM uit</translation>
        </message>
        <message>
            <source>CAM ok</source>
            <comment>camera-ok</comment>
            <extracomment>How the sensors are: two short words.</extracomment>
            <translation type="unfinished">CAM ok</translation>
        </message>
        <message>
            <source>RFID off</source>
            <comment>rfid-off</comment>
            <extracomment>How the sensors are: two short words.</extracomment>
            <translation type="unfinished">RFID uit</translation>
        </message>
        <message>
            <source>RFID ok</source>
            <comment>rfid-ok</comment>
            <extracomment>How the sensors are: two short words.</extracomment>
            <translation type="unfinished">RFID ok</translation>
        </message>
        <message>
            <source>RFID in part</source>
            <comment>rfid-part</comment>
            <extracomment>How the sensors are: two short words.</extracomment>
            <translation type="unfinished">RFID deels</translation>
        </message>
        <message>
            <source>key stuck</source>
            <comment>key-stuck</comment>
            <extracomment>How the sensors are: two short words.</extracomment>
            <translation type="unfinished">toets hangt</translation>
        </message>
    </context>
    <context>
        <name>PlaceCode</name>
        <message>
            <source>{game} ANTE {blinds:,}|ANTE {blinds:,}</source>
            <comment>ante</comment>
            <extracomment>A quiet line at the bottom: limit and blinds, the number of the hand. FL, NL, PL: fixed, no, pot limit.</extracomment>
            <translation type="unfinished">{game} ANTE {blinds:,}|ANTE {blinds:,}</translation>
        </message>
        <message>
            <source>{game} FL {blinds:,}|FL {blinds:,}</source>
            <comment>fixed</comment>
            <extracomment>A quiet line at the bottom: limit and blinds, the number of the hand. FL, NL, PL: fixed, no, pot limit.</extracomment>
            <translation type="unfinished">{game} FL {blinds:,}|FL {blinds:,}</translation>
        </message>
        <message>
            <source>{game}|HOLD'EM</source>
            <comment>game</comment>
            <extracomment>A quiet line at the bottom: limit and blinds, the number of the hand. FL, NL, PL: fixed, no, pot limit.</extracomment>
            <translation type="unfinished">{game}|HOLD'EM</translation>
        </message>
        <message>
            <source>{game} HALF POT {blinds:,}|HALF POT {blinds:,}</source>
            <comment>half-pot</comment>
            <extracomment>A quiet line at the bottom: limit and blinds, the number of the hand. FL, NL, PL: fixed, no, pot limit.</extracomment>
            <translation type="unfinished">{game} HALF POT {blinds:,}|HALF POT {blinds:,}</translation>
        </message>
        <message>
            <source>hand {k:,}</source>
            <comment>hand</comment>
            <extracomment>A quiet line at the bottom: limit and blinds, the number of the hand. FL, NL, PL: fixed, no, pot limit.</extracomment>
            <translation type="unfinished">hand {k:,}</translation>
        </message>
        <message>
            <source>{game} NL {blinds:,}|NL {blinds:,}</source>
            <comment>no</comment>
            <extracomment>A quiet line at the bottom: limit and blinds, the number of the hand. FL, NL, PL: fixed, no, pot limit.</extracomment>
            <translation type="unfinished">{game} NL {blinds:,}|NL {blinds:,}</translation>
        </message>
        <message>
            <source>{game} PL {blinds:,}|PL {blinds:,}</source>
            <comment>pot</comment>
            <extracomment>A quiet line at the bottom: limit and blinds, the number of the hand. FL, NL, PL: fixed, no, pot limit.</extracomment>
            <translation type="unfinished">{game} PL {blinds:,}|PL {blinds:,}</translation>
        </message>
        <message>
            <source>{game} SPREAD {blinds:,}|SPREAD {blinds:,}</source>
            <comment>spread</comment>
            <extracomment>A quiet line at the bottom: limit and blinds, the number of the hand. FL, NL, PL: fixed, no, pot limit.</extracomment>
            <translation type="unfinished">{game} SPREAD {blinds:,}|SPREAD {blinds:,}</translation>
        </message>
    </context>
    <context>
        <name>GameCode</name>
        <message>
            <source>Draw</source>
            <comment>five-card-draw</comment>
            <extracomment>A game, very short, before limit and blinds: as players write it.</extracomment>
            <translation type="unfinished">Draw</translation>
        </message>
        <message>
            <source>Guts</source>
            <comment>guts</comment>
            <extracomment>A game, very short, before limit and blinds: as players write it.</extracomment>
            <translation type="unfinished">Guts</translation>
        </message>
        <message>
            <source>Hold'em</source>
            <comment>holdem</comment>
            <extracomment>A game, very short, before limit and blinds: as players write it.</extracomment>
            <translation type="unfinished">Hold'em</translation>
        </message>
        <message>
            <source>2-7</source>
            <comment>lowball-27</comment>
            <extracomment>A game, very short, before limit and blinds: as players write it.</extracomment>
            <translation type="unfinished">2-7</translation>
        </message>
        <message>
            <source>A-5</source>
            <comment>lowball-a5</comment>
            <extracomment>A game, very short, before limit and blinds: as players write it.</extracomment>
            <translation type="unfinished">A-5</translation>
        </message>
        <message>
            <source>Omaha</source>
            <comment>omaha</comment>
            <extracomment>A game, very short, before limit and blinds: as players write it.</extracomment>
            <translation type="unfinished">Omaha</translation>
        </message>
        <message>
            <source>O8</source>
            <comment>omaha-hilo</comment>
            <extracomment>A game, very short, before limit and blinds: as players write it.</extracomment>
            <translation type="unfinished">O8</translation>
        </message>
        <message>
            <source>Pine</source>
            <comment>pineapple</comment>
            <extracomment>A game, very short, before limit and blinds: as players write it.</extracomment>
            <translation type="unfinished">Pine</translation>
        </message>
        <message>
            <source>Razz</source>
            <comment>razz</comment>
            <extracomment>A game, very short, before limit and blinds: as players write it.</extracomment>
            <translation type="unfinished">Razz</translation>
        </message>
        <message>
            <source>6+</source>
            <comment>short-deck</comment>
            <extracomment>A game, very short, before limit and blinds: as players write it.</extracomment>
            <translation type="unfinished">6+</translation>
        </message>
        <message>
            <source>Stud</source>
            <comment>stud</comment>
            <extracomment>A game, very short, before limit and blinds: as players write it.</extracomment>
            <translation type="unfinished">Stud</translation>
        </message>
        <message>
            <source>Stud 8</source>
            <comment>stud-hilo</comment>
            <extracomment>A game, very short, before limit and blinds: as players write it.</extracomment>
            <translation type="unfinished">Stud 8</translation>
        </message>
        <message>
            <source>2-7 TD</source>
            <comment>triple-draw-27</comment>
            <extracomment>A game, very short, before limit and blinds: as players write it.</extracomment>
            <translation type="unfinished">2-7 TD</translation>
        </message>
    </context>
    <context>
        <name>UpCards</name>
        <message>
            <source>{rank1}</source>
            <comment>1</comment>
            <extracomment>The cards that lie open before a player, when they make no pair.</extracomment>
            <translation type="unfinished">{rank1}</translation>
        </message>
        <message>
            <source>{rank1}-{rank2}</source>
            <comment>2</comment>
            <extracomment>The cards that lie open before a player, when they make no pair.</extracomment>
            <translation type="unfinished">{rank1}-{rank2}</translation>
        </message>
        <message>
            <source>{rank1}-{rank2}-{rank3}</source>
            <comment>3</comment>
            <extracomment>The cards that lie open before a player, when they make no pair.</extracomment>
            <translation type="unfinished">{rank1}-{rank2}-{rank3}</translation>
        </message>
        <message>
            <source>{rank1}-{rank2}-{rank3}-{rank4}</source>
            <comment>4</comment>
            <extracomment>The cards that lie open before a player, when they make no pair.</extracomment>
            <translation type="unfinished">{rank1}-{rank2}-{rank3}-{rank4}</translation>
        </message>
    </context>
    <context>
        <name>Suit</name>
        <message>
            <source>{rank} of clubs</source>
            <comment>c</comment>
            <extracomment>One card, with its suit.</extracomment>
            <translation type="unfinished">klaveren {rank}</translation>
        </message>
        <message>
            <source>{rank} of diamonds</source>
            <comment>d</comment>
            <extracomment>One card, with its suit.</extracomment>
            <translation type="unfinished">ruiten {rank}</translation>
        </message>
        <message>
            <source>{rank} of hearts</source>
            <comment>h</comment>
            <extracomment>One card, with its suit.</extracomment>
            <translation type="unfinished">harten {rank}</translation>
        </message>
        <message>
            <source>{rank} of spades</source>
            <comment>s</comment>
            <extracomment>One card, with its suit.</extracomment>
            <translation type="unfinished">schoppen {rank}</translation>
        </message>
    </context>
    <context>
        <name>HandHeadline</name>
        <message>
            <source>{rank1} high</source>
            <comment>high-card</comment>
            <extracomment>A hand as it is called out, short. rank1 is one card (queen), ranks1 several (queens).</extracomment>
            <translation type="unfinished">{rank1} hoog</translation>
        </message>
        <message>
            <source>pair of {ranks1}, {rank2}|pair of {ranks1}</source>
            <comment>one-pair</comment>
            <extracomment>A hand as it is called out, short. rank1 is one card (queen), ranks1 several (queens).</extracomment>
            <translation type="unfinished">paar {ranks1}, {rank2}|paar {ranks1}</translation>
        </message>
        <message>
            <source>{ranks1} and {ranks2}, {rank3}|{ranks1} and {ranks2}</source>
            <comment>two-pair</comment>
            <extracomment>A hand as it is called out, short. rank1 is one card (queen), ranks1 several (queens).</extracomment>
            <translation type="unfinished">{ranks1} en {ranks2}, {rank3}|{ranks1} en {ranks2}</translation>
        </message>
        <message>
            <source>three {ranks1}, {rank2}|three {ranks1}</source>
            <comment>three-of-a-kind</comment>
            <extracomment>A hand as it is called out, short. rank1 is one card (queen), ranks1 several (queens).</extracomment>
            <translation type="unfinished">drie {ranks1}, {rank2}|drie {ranks1}</translation>
        </message>
        <message>
            <source>straight to the {rank1}</source>
            <comment>straight</comment>
            <extracomment>A hand as it is called out, short. rank1 is one card (queen), ranks1 several (queens).</extracomment>
            <translation type="unfinished">straight tot {rank1}</translation>
        </message>
        <message>
            <source>flush, {rank1} high</source>
            <comment>flush</comment>
            <extracomment>A hand as it is called out, short. rank1 is one card (queen), ranks1 several (queens).</extracomment>
            <translation type="unfinished">flush, {rank1} hoog</translation>
        </message>
        <message>
            <source>{ranks1} full of {ranks2}</source>
            <comment>full-house</comment>
            <extracomment>A hand as it is called out, short. rank1 is one card (queen), ranks1 several (queens).</extracomment>
            <translation type="unfinished">{ranks1} vol {ranks2}</translation>
        </message>
        <message>
            <source>four {ranks1}, {rank2}|four {ranks1}</source>
            <comment>four-of-a-kind</comment>
            <extracomment>A hand as it is called out, short. rank1 is one card (queen), ranks1 several (queens).</extracomment>
            <translation type="unfinished">vier {ranks1}, {rank2}|vier {ranks1}</translation>
        </message>
        <message>
            <source>straight flush to the {rank1}</source>
            <comment>straight-flush</comment>
            <extracomment>A hand as it is called out, short. rank1 is one card (queen), ranks1 several (queens).</extracomment>
            <translation type="unfinished">straight flush tot {rank1}</translation>
        </message>
        <message>
            <source>royal flush</source>
            <comment>royal-flush</comment>
            <extracomment>A hand as it is called out, short. rank1 is one card (queen), ranks1 several (queens).</extracomment>
            <translation type="unfinished">royal flush</translation>
        </message>
        <message>
            <source>{rank1}-{rank2} low</source>
            <comment>low</comment>
            <extracomment>A hand as it is called out, short. rank1 is one card (queen), ranks1 several (queens).</extracomment>
            <translation type="unfinished">{rank1}-{rank2} low</translation>
        </message>
    </context>
    <context>
        <name>HandClass</name>
        <message>
            <source>high card, {rank1}-{rank2}-{rank3}-{rank4}-{rank5}|high card, {rank1}-{rank2}-{rank3}</source>
            <comment>high-card</comment>
            <extracomment>A hand with all that decides. rank1 is one card (queen), ranks1 several (queens).</extracomment>
            <translation type="unfinished">hoge kaart, {rank1}-{rank2}-{rank3}-{rank4}-{rank5}|hoge kaart, {rank1}-{rank2}-{rank3}</translation>
        </message>
        <message>
            <source>pair of {ranks1}, {rank2}-{rank3}-{rank4} kickers|pair of {ranks1}, {rank2} kicker</source>
            <comment>one-pair</comment>
            <extracomment>A hand with all that decides. rank1 is one card (queen), ranks1 several (queens).</extracomment>
            <translation type="unfinished">paar {ranks1}, kickers {rank2}-{rank3}-{rank4}|paar {ranks1}, kicker {rank2}</translation>
        </message>
        <message>
            <source>two pair, {ranks1} and {ranks2}, {rank3} kicker</source>
            <comment>two-pair</comment>
            <extracomment>A hand with all that decides. rank1 is one card (queen), ranks1 several (queens).</extracomment>
            <translation type="unfinished">twee paar, {ranks1} en {ranks2}, kicker {rank3}</translation>
        </message>
        <message>
            <source>three of a kind, {ranks1}, {rank2}-{rank3} kickers|three of a kind, {ranks1}</source>
            <comment>three-of-a-kind</comment>
            <extracomment>A hand with all that decides. rank1 is one card (queen), ranks1 several (queens).</extracomment>
            <translation type="unfinished">three of a kind, {ranks1}, kickers {rank2}-{rank3}|three of a kind, {ranks1}</translation>
        </message>
        <message>
            <source>straight, {low} to {rank1}</source>
            <comment>straight</comment>
            <extracomment>A hand with all that decides. rank1 is one card (queen), ranks1 several (queens).</extracomment>
            <translation type="unfinished">straight, {low} tot {rank1}</translation>
        </message>
        <message>
            <source>flush, {rank1}-{rank2}-{rank3}-{rank4}-{rank5}|flush, {rank1}-{rank2}-{rank3}</source>
            <comment>flush</comment>
            <extracomment>A hand with all that decides. rank1 is one card (queen), ranks1 several (queens).</extracomment>
            <translation type="unfinished">flush, {rank1}-{rank2}-{rank3}-{rank4}-{rank5}|flush, {rank1}-{rank2}-{rank3}</translation>
        </message>
        <message>
            <source>full house, {ranks1} full of {ranks2}</source>
            <comment>full-house</comment>
            <extracomment>A hand with all that decides. rank1 is one card (queen), ranks1 several (queens).</extracomment>
            <translation type="unfinished">full house, {ranks1} vol {ranks2}</translation>
        </message>
        <message>
            <source>four of a kind, {ranks1}, {rank2} kicker</source>
            <comment>four-of-a-kind</comment>
            <extracomment>A hand with all that decides. rank1 is one card (queen), ranks1 several (queens).</extracomment>
            <translation type="unfinished">four of a kind, {ranks1}, kicker {rank2}</translation>
        </message>
        <message>
            <source>straight flush, {low} to {rank1}</source>
            <comment>straight-flush</comment>
            <extracomment>A hand with all that decides. rank1 is one card (queen), ranks1 several (queens).</extracomment>
            <translation type="unfinished">straight flush, {low} tot {rank1}</translation>
        </message>
        <message>
            <source>royal flush</source>
            <comment>royal-flush</comment>
            <extracomment>A hand with all that decides. rank1 is one card (queen), ranks1 several (queens).</extracomment>
            <translation type="unfinished">royal flush</translation>
        </message>
        <message>
            <source>{rank1}-{rank2}-{rank3}-{rank4}-{rank5} low</source>
            <comment>low</comment>
            <extracomment>A hand with all that decides. rank1 is one card (queen), ranks1 several (queens).</extracomment>
            <translation type="unfinished">{rank1}-{rank2}-{rank3}-{rank4}-{rank5} low</translation>
        </message>
    </context>
    <context>
        <name>HandKind</name>
        <message>
            <source>a high card</source>
            <comment>high-card</comment>
            <extracomment>A kind of hand, in the sentence that one beats another.</extracomment>
            <translation type="unfinished">hoge kaart</translation>
        </message>
        <message>
            <source>a pair</source>
            <comment>one-pair</comment>
            <extracomment>A kind of hand, in the sentence that one beats another.</extracomment>
            <translation type="unfinished">een paar</translation>
        </message>
        <message>
            <source>two pair</source>
            <comment>two-pair</comment>
            <extracomment>A kind of hand, in the sentence that one beats another.</extracomment>
            <translation type="unfinished">twee paar</translation>
        </message>
        <message>
            <source>three of a kind</source>
            <comment>three-of-a-kind</comment>
            <extracomment>A kind of hand, in the sentence that one beats another.</extracomment>
            <translation type="unfinished">three of a kind</translation>
        </message>
        <message>
            <source>a straight</source>
            <comment>straight</comment>
            <extracomment>A kind of hand, in the sentence that one beats another.</extracomment>
            <translation type="unfinished">een straight</translation>
        </message>
        <message>
            <source>a flush</source>
            <comment>flush</comment>
            <extracomment>A kind of hand, in the sentence that one beats another.</extracomment>
            <translation type="unfinished">een flush</translation>
        </message>
        <message>
            <source>a full house</source>
            <comment>full-house</comment>
            <extracomment>A kind of hand, in the sentence that one beats another.</extracomment>
            <translation type="unfinished">een full house</translation>
        </message>
        <message>
            <source>four of a kind</source>
            <comment>four-of-a-kind</comment>
            <extracomment>A kind of hand, in the sentence that one beats another.</extracomment>
            <translation type="unfinished">four of a kind</translation>
        </message>
        <message>
            <source>a straight flush</source>
            <comment>straight-flush</comment>
            <extracomment>A kind of hand, in the sentence that one beats another.</extracomment>
            <translation type="unfinished">een straight flush</translation>
        </message>
        <message>
            <source>a royal flush</source>
            <comment>royal-flush</comment>
            <extracomment>A kind of hand, in the sentence that one beats another.</extracomment>
            <translation type="unfinished">een royal flush</translation>
        </message>
        <message>
            <source>a low hand</source>
            <comment>low</comment>
            <extracomment>A kind of hand, in the sentence that one beats another.</extracomment>
            <translation type="unfinished">een low hand</translation>
        </message>
    </context>
    <context>
        <name>Rank</name>
        <message>
            <source>two</source>
            <comment>2</comment>
            <extracomment>Part of a hand's name.</extracomment>
            <translation type="unfinished">twee</translation>
        </message>
        <message>
            <source>three</source>
            <comment>3</comment>
            <extracomment>Part of a hand's name.</extracomment>
            <translation type="unfinished">drie</translation>
        </message>
        <message>
            <source>four</source>
            <comment>4</comment>
            <extracomment>Part of a hand's name.</extracomment>
            <translation type="unfinished">vier</translation>
        </message>
        <message>
            <source>five</source>
            <comment>5</comment>
            <extracomment>Part of a hand's name.</extracomment>
            <translation type="unfinished">vijf</translation>
        </message>
        <message>
            <source>six</source>
            <comment>6</comment>
            <extracomment>Part of a hand's name.</extracomment>
            <translation type="unfinished">zes</translation>
        </message>
        <message>
            <source>seven</source>
            <comment>7</comment>
            <extracomment>Part of a hand's name.</extracomment>
            <translation type="unfinished">zeven</translation>
        </message>
        <message>
            <source>eight</source>
            <comment>8</comment>
            <extracomment>Part of a hand's name.</extracomment>
            <translation type="unfinished">acht</translation>
        </message>
        <message>
            <source>nine</source>
            <comment>9</comment>
            <extracomment>Part of a hand's name.</extracomment>
            <translation type="unfinished">negen</translation>
        </message>
        <message>
            <source>ten</source>
            <comment>T</comment>
            <extracomment>Part of a hand's name.</extracomment>
            <translation type="unfinished">tien</translation>
        </message>
        <message>
            <source>jack</source>
            <comment>J</comment>
            <extracomment>Part of a hand's name.</extracomment>
            <translation type="unfinished">boer</translation>
        </message>
        <message>
            <source>queen</source>
            <comment>Q</comment>
            <extracomment>Part of a hand's name.</extracomment>
            <translation type="unfinished">vrouw</translation>
        </message>
        <message>
            <source>king</source>
            <comment>K</comment>
            <extracomment>Part of a hand's name.</extracomment>
            <translation type="unfinished">heer</translation>
        </message>
        <message>
            <source>ace</source>
            <comment>A</comment>
            <extracomment>Part of a hand's name.</extracomment>
            <translation type="unfinished">aas</translation>
        </message>
    </context>
    <context>
        <name>Ranks</name>
        <message>
            <source>twos</source>
            <comment>2</comment>
            <extracomment>Part of a hand's name. Of several cards.</extracomment>
            <translation type="unfinished">tweeën</translation>
        </message>
        <message>
            <source>threes</source>
            <comment>3</comment>
            <extracomment>Part of a hand's name. Of several cards.</extracomment>
            <translation type="unfinished">drieën</translation>
        </message>
        <message>
            <source>fours</source>
            <comment>4</comment>
            <extracomment>Part of a hand's name. Of several cards.</extracomment>
            <translation type="unfinished">vieren</translation>
        </message>
        <message>
            <source>fives</source>
            <comment>5</comment>
            <extracomment>Part of a hand's name. Of several cards.</extracomment>
            <translation type="unfinished">vijven</translation>
        </message>
        <message>
            <source>sixes</source>
            <comment>6</comment>
            <extracomment>Part of a hand's name. Of several cards.</extracomment>
            <translation type="unfinished">zessen</translation>
        </message>
        <message>
            <source>sevens</source>
            <comment>7</comment>
            <extracomment>Part of a hand's name. Of several cards.</extracomment>
            <translation type="unfinished">zevens</translation>
        </message>
        <message>
            <source>eights</source>
            <comment>8</comment>
            <extracomment>Part of a hand's name. Of several cards.</extracomment>
            <translation type="unfinished">achten</translation>
        </message>
        <message>
            <source>nines</source>
            <comment>9</comment>
            <extracomment>Part of a hand's name. Of several cards.</extracomment>
            <translation type="unfinished">negens</translation>
        </message>
        <message>
            <source>tens</source>
            <comment>T</comment>
            <extracomment>Part of a hand's name. Of several cards.</extracomment>
            <translation type="unfinished">tienen</translation>
        </message>
        <message>
            <source>jacks</source>
            <comment>J</comment>
            <extracomment>Part of a hand's name. Of several cards.</extracomment>
            <translation type="unfinished">boeren</translation>
        </message>
        <message>
            <source>queens</source>
            <comment>Q</comment>
            <extracomment>Part of a hand's name. Of several cards.</extracomment>
            <translation type="unfinished">vrouwen</translation>
        </message>
        <message>
            <source>kings</source>
            <comment>K</comment>
            <extracomment>Part of a hand's name. Of several cards.</extracomment>
            <translation type="unfinished">heren</translation>
        </message>
        <message>
            <source>aces</source>
            <comment>A</comment>
            <extracomment>Part of a hand's name. Of several cards.</extracomment>
            <translation type="unfinished">azen</translation>
        </message>
    </context>
    <context>
        <name>Why</name>
        <message>
            <source>{better} beats {worse}</source>
            <comment>class</comment>
            <extracomment>Why one hand wins: short sentences.</extracomment>
            <translation type="unfinished">{better} wint van {worse}</translation>
        </message>
        <message>
            <source>the {what} decides: {better} beat {worse}</source>
            <comment>group</comment>
            <extracomment>Why one hand wins: short sentences.</extracomment>
            <translation type="unfinished">{what} beslist: {better} winnen van {worse}</translation>
        </message>
        <message>
            <source>the {what} decides: {better} beats {worse}</source>
            <comment>card</comment>
            <extracomment>Why one hand wins: short sentences.</extracomment>
            <translation type="unfinished">{what} beslist: {better} wint van {worse}</translation>
        </message>
        <message>
            <source>the same ranks play: suits and further cards never count</source>
            <comment>equal</comment>
            <extracomment>Why one hand wins: short sentences.</extracomment>
            <translation type="unfinished">dezelfde kaarten tellen: kleuren en andere kaarten doen nooit mee</translation>
        </message>
    </context>
    <context>
        <name>Decider</name>
        <message>
            <source>pair</source>
            <comment>pair</comment>
            <extracomment>What decides between two hands of the same kind.</extracomment>
            <translation type="unfinished">het paar</translation>
        </message>
        <message>
            <source>higher pair</source>
            <comment>higher-pair</comment>
            <extracomment>What decides between two hands of the same kind.</extracomment>
            <translation type="unfinished">het hoogste paar</translation>
        </message>
        <message>
            <source>lower pair</source>
            <comment>lower-pair</comment>
            <extracomment>What decides between two hands of the same kind.</extracomment>
            <translation type="unfinished">het laagste paar</translation>
        </message>
        <message>
            <source>three of a kind</source>
            <comment>three</comment>
            <extracomment>What decides between two hands of the same kind.</extracomment>
            <translation type="unfinished">three of a kind</translation>
        </message>
        <message>
            <source>four of a kind</source>
            <comment>four</comment>
            <extracomment>What decides between two hands of the same kind.</extracomment>
            <translation type="unfinished">four of a kind</translation>
        </message>
        <message>
            <source>kicker</source>
            <comment>kicker</comment>
            <extracomment>What decides between two hands of the same kind.</extracomment>
            <translation type="unfinished">de kicker</translation>
        </message>
        <message>
            <source>first kicker</source>
            <comment>kicker1</comment>
            <extracomment>What decides between two hands of the same kind.</extracomment>
            <translation type="unfinished">de eerste kicker</translation>
        </message>
        <message>
            <source>second kicker</source>
            <comment>kicker2</comment>
            <extracomment>What decides between two hands of the same kind.</extracomment>
            <translation type="unfinished">de tweede kicker</translation>
        </message>
        <message>
            <source>third kicker</source>
            <comment>kicker3</comment>
            <extracomment>What decides between two hands of the same kind.</extracomment>
            <translation type="unfinished">de derde kicker</translation>
        </message>
        <message>
            <source>top card</source>
            <comment>top</comment>
            <extracomment>What decides between two hands of the same kind.</extracomment>
            <translation type="unfinished">de hoogste kaart</translation>
        </message>
        <message>
            <source>highest card</source>
            <comment>card1</comment>
            <extracomment>What decides between two hands of the same kind.</extracomment>
            <translation type="unfinished">de hoogste kaart</translation>
        </message>
        <message>
            <source>second card</source>
            <comment>card2</comment>
            <extracomment>What decides between two hands of the same kind.</extracomment>
            <translation type="unfinished">de tweede kaart</translation>
        </message>
        <message>
            <source>third card</source>
            <comment>card3</comment>
            <extracomment>What decides between two hands of the same kind.</extracomment>
            <translation type="unfinished">de derde kaart</translation>
        </message>
        <message>
            <source>fourth card</source>
            <comment>card4</comment>
            <extracomment>What decides between two hands of the same kind.</extracomment>
            <translation type="unfinished">de vierde kaart</translation>
        </message>
        <message>
            <source>fifth card</source>
            <comment>card5</comment>
            <extracomment>What decides between two hands of the same kind.</extracomment>
            <translation type="unfinished">de vijfde kaart</translation>
        </message>
    </context>
    <context>
        <name>RulingCode</name>
        <message>
            <source>no ace may be exchanged here</source>
            <comment>aces-fixed</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">azen mogen hier niet geruild worden</translation>
        </message>
        <message>
            <source>all-in and no more betting: all hands are turned face up</source>
            <comment>all-in-hands-up</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">all-in en geen betten meer: alle handen gaan open</translation>
        </message>
        <message>
            <source>the {amount:,} of seat {seat} stay in the pot</source>
            <comment>bet-stays</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de {amount:,} van stoel {seat} blijven in de pot</translation>
        </message>
        <message>
            <source>the bring-in goes back to seat {wrong}: seat {seat} brings in</source>
            <comment>bring-in-mended</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de bring-in gaat terug naar stoel {wrong}: stoel {seat} brengt in</translation>
        </message>
        <message>
            <source>the stub of {stub} is too short: one card, face up, is everybody's seventh|the stub is too short: one card, face up, is everybody's seventh</source>
            <comment>community-card</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de stub van {stub} is te kort: één open kaart is ieders zevende|de stub is te kort: één open kaart is ieders zevende</translation>
        </message>
        <message>
            <source>seat {seat} posts {amount:,} dead: they go to the pot and count as no bet</source>
            <comment>dead-blind</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} post {amount:,} dead: ze gaan in de pot en tellen niet als bet</translation>
        </message>
        <message>
            <source>on the dealer's word the pot goes to {seats:seats}</source>
            <comment>dealers-word</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">op het woord van de dealer gaat de pot naar {seats:seats}</translation>
        </message>
        <message>
            <source>corrected: {what:topic} of seat {seat}, now {amount:,} ({why})|corrected: {what:topic} of seat {seat}, now {amount:,}|corrected: {what:topic} of seat {seat} ({why})|corrected: {what:topic} of seat {seat}|corrected: {what:topic} ({why})|corrected: {what:topic}</source>
            <comment>fixed</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">gecorrigeerd: {what:topic} van stoel {seat}, nu {amount:,} ({why})|gecorrigeerd: {what:topic} van stoel {seat}, nu {amount:,}|gecorrigeerd: {what:topic} van stoel {seat} ({why})|gecorrigeerd: {what:topic} van stoel {seat}|gecorrigeerd: {what:topic} ({why})|gecorrigeerd: {what:topic}</translation>
        </message>
        <message>
            <source>the floor answers {question:topic}: {option:option} ({words})|the floor answers {question:topic}: {option:option}</source>
            <comment>floor-answer</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de floor beslist over {question:topic}: {option:option} ({words})|de floor beslist over {question:topic}: {option:option}</translation>
        </message>
        <message>
            <source>the floor gives {amount:,} of {pot:pot} to seat {seat} ({why})|the floor gives {amount:,} of {pot:pot} to seat {seat}</source>
            <comment>floor-gives</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de floor geeft {amount:,} van {pot:pot} aan stoel {seat} ({why})|de floor geeft {amount:,} van {pot:pot} aan stoel {seat}</translation>
        </message>
        <message>
            <source>the floor, against {ruling}: {option:option} ({words})|the floor, against {ruling}: {option:option}</source>
            <comment>floor-override</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de floor, tegen {ruling}: {option:option} ({words})|de floor, tegen {ruling}: {option:option}</translation>
        </message>
        <message>
            <source>seat {seat} pays {amount:,} into the next pot instead of an ante</source>
            <comment>guts-penalty</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} betaalt {amount:,} in de volgende pot in plaats van een ante</translation>
        </message>
        <message>
            <source>the round is over: all ante, and a new one begins</source>
            <comment>guts-round-over</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de ronde is voorbij: ieder betaalt ante, een nieuwe begint</translation>
        </message>
        <message>
            <source>seat {seat} kills the pot: {amount:,} to play, and the limits are raised</source>
            <comment>kill-pot</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} killt de pot: {amount:,} om te spelen, de limieten gaan omhoog</translation>
        </message>
        <message>
            <source>the hand of seat {seat} is dead ({why})|the hand of seat {seat} is dead</source>
            <comment>killed</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de hand van stoel {seat} is dood ({why})|de hand van stoel {seat} is dood</translation>
        </message>
        <message>
            <source>seat {seat} declared late: it is out</source>
            <comment>late-is-out</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} meldde te laat: hij is uit</translation>
        </message>
        <message>
            <source>seat {seat} has put in {amount:,}, the most that a hand may cost: it bets no more, as if all-in</source>
            <comment>most-put-in</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} heeft {amount:,} ingelegd, het meeste per hand: hij bet niet meer, als all-in</translation>
        </message>
        <message>
            <source>nobody is in: the pot of {amount:,} stays, and all ante again|nobody is in: the pot stays, and all ante again</source>
            <comment>nobody-in</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">niemand speelt mee: de pot van {amount:,} blijft, ieder betaalt weer ante|niemand speelt mee: de pot blijft, ieder betaalt weer ante</translation>
        </message>
        <message>
            <source>an odd chip of {pot:pot} goes to seat {seat}, by the suit of {card}</source>
            <comment>odd-chip-by-card</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">een restchip van {pot:pot} gaat naar stoel {seat}, op de kleur van {card}</translation>
        </message>
        <message>
            <source>an odd chip of {pot:pot} goes to seat {seat}: one each, clockwise from the button</source>
            <comment>odd-chip-clockwise</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">een restchip van {pot:pot} gaat naar stoel {seat}: elk één, met de klok mee vanaf de button</translation>
        </message>
        <message>
            <source>only tabled hands win {pot:pot}: {seats:seats} tabled none</source>
            <comment>only-tabled-wins</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">alleen getoonde handen winnen {pot:pot}: {seats:seats} toonden niet</translation>
        </message>
        <message>
            <source>seat {seat} has shown the openers</source>
            <comment>openers-shown</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} heeft de openers getoond</translation>
        </message>
        <message>
            <source>nobody opens: the pot of {amount:,} stays, and all ante again|nobody opens: the pot stays, and all ante again</source>
            <comment>passed-out</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">niemand opent: de pot van {amount:,} blijft, ieder betaalt weer ante|niemand opent: de pot blijft, ieder betaalt weer ante</translation>
        </message>
        <message>
            <source>rake of {amount:,} from {pot:pot}</source>
            <comment>rake-taken</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">rake van {amount:,} uit {pot:pot}</translation>
        </message>
        <message>
            <source>the hand was read again before the next one began: the pots are pushed anew</source>
            <comment>read-again</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de hand is opnieuw gelezen vóór de volgende begon: de pots worden opnieuw geschoven</translation>
        </message>
        <message>
            <source>the hand of seat {seat} is live again ({why})|the hand of seat {seat} is live again</source>
            <comment>restored</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de hand van stoel {seat} is weer live ({why})|de hand van stoel {seat} is weer live</translation>
        </message>
        <message>
            <source>run twice: the odd chip of {pot:pot} goes with the first board</source>
            <comment>run-twice-odd-chip</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">run it twice: de restchip van {pot:pot} gaat met het eerste board</translation>
        </message>
        <message>
            <source>seat {seat} adds {more:,}, less than a full raise: by itself it reopens no betting</source>
            <comment>short-all-in-no-reopening</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} legt {more:,} bij, minder dan een volle raise: dat heropent het betten niet</translation>
        </message>
        <message>
            <source>seat {seat} posts {paid:,}, all it has: the price stays {price:,}</source>
            <comment>short-blind-full-price</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} post {paid:,}, alles wat hij heeft: de prijs blijft {price:,}</translation>
        </message>
        <message>
            <source>{pot:pot} is split: {seats:seats}</source>
            <comment>split-pot</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{pot:pot} wordt gedeeld: {seats:seats}</translation>
        </message>
        <message>
            <source>seat {seat} straddles {amount:,}: the least bet, and no raise</source>
            <comment>straddle-live</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} straddlet {amount:,}: de kleinste bet, geen raise</translation>
        </message>
        <message>
            <source>the stub of {stub} is too short: it is shuffled with the burn cards|the stub is too short: it is shuffled with the burn cards</source>
            <comment>stub-and-burns</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de stub van {stub} is te kort: geschud met de burnkaarten|de stub is te kort: geschud met de burnkaarten</translation>
        </message>
        <message>
            <source>the stub is too short for seat {seat}: the discards of others are shuffled in</source>
            <comment>stub-reshuffled</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de stub is te kort voor stoel {seat}: weggelegde kaarten van anderen zijn ingeschud</translation>
        </message>
        <message>
            <source>nobody called the last {amount:,} of seat {seat}: they go back</source>
            <comment>uncalled-returned</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">niemand callde de laatste {amount:,} van stoel {seat}: ze gaan terug</translation>
        </message>
        <message>
            <source>the hand is void and all bets go back ({why})|the hand is void and all bets go back</source>
            <comment>void</comment>
            <extracomment>What was decided by rule; the rule's source is added behind it. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de hand is ongeldig, alle inzetten gaan terug ({why})|de hand is ongeldig, alle inzetten gaan terug</translation>
        </message>
    </context>
    <context>
        <name>QuestionCode</name>
        <message>
            <source>seat {seat} is not there at the last card: what now?|a player is not there at the last card: what now?</source>
            <comment>absent</comment>
            <extracomment>What the floor is asked. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} is er niet bij de laatste kaart: wat nu?|een speler is er niet bij de laatste kaart: wat nu?</translation>
        </message>
        <message>
            <source>the hand of seat {seat} is asked for: is it shown?|a hand is asked for: is it shown?</source>
            <comment>ask-to-see</comment>
            <extracomment>What the floor is asked. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">iemand wil de hand van stoel {seat} zien: wordt hij getoond?|iemand wil een hand zien: wordt hij getoond?</translation>
        </message>
        <message>
            <source>a card lies face up in the deck: what now?</source>
            <comment>boxed-card</comment>
            <extracomment>What the floor is asked. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">een kaart ligt open in het deck: wat nu?</translation>
        </message>
        <message>
            <source>the button was wrong: what now?</source>
            <comment>button-error</comment>
            <extracomment>What the floor is asked. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de button lag verkeerd: wat nu?</translation>
        </message>
        <message>
            <source>25 seconds and a count of 5 are over: facing a bet the hand is dead, else it checks</source>
            <comment>clock</comment>
            <extracomment>What the floor is asked. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">25 seconden en 5 tellen zijn om: tegen een bet is de hand dood, anders check</translation>
        </message>
        <message>
            <source>the stub was dropped: what now?</source>
            <comment>dropped-stub</comment>
            <extracomment>What the floor is asked. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de stub is gevallen: wat nu?</translation>
        </message>
        <message>
            <source>a card of seat {seat} was turned up: what now?|a hole card was turned up: what now?</source>
            <comment>exposed-card</comment>
            <extracomment>What the floor is asked. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">een kaart van stoel {seat} ging open: wat nu?|een hole card ging open: wat nu?</translation>
        </message>
        <message>
            <source>a drawn card of seat {seat} was turned up: what now?|a drawn card was turned up: what now?</source>
            <comment>exposed-draw</comment>
            <extracomment>What the floor is asked. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">een geruilde kaart van stoel {seat} ging open: wat nu?|een geruilde kaart ging open: wat nu?</translation>
        </message>
        <message>
            <source>seat {seat} got a card too many: what now?|a seat got a card too many: what now?</source>
            <comment>extra-card</comment>
            <extracomment>What the floor is asked. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} kreeg een kaart te veel: wat nu?|een stoel kreeg een kaart te veel: wat nu?</translation>
        </message>
        <message>
            <source>who has the first button?</source>
            <comment>first-button</comment>
            <extracomment>What the floor is asked. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">wie krijgt de eerste button?</translation>
        </message>
        <message>
            <source>the deck is fouled: what now?</source>
            <comment>fouled-deck</comment>
            <extracomment>What the floor is asked. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">het deck klopt niet: wat nu?</translation>
        </message>
        <message>
            <source>the flop has four cards: what now?</source>
            <comment>four-card-flop</comment>
            <extracomment>What the floor is asked. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de flop heeft vier kaarten: wat nu?</translation>
        </message>
        <message>
            <source>seat {seat} has a wrong number of cards: what now?|a seat has a wrong number of cards: what now?</source>
            <comment>hole-count</comment>
            <extracomment>What the floor is asked. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} heeft een verkeerd aantal kaarten: wat nu?|een stoel heeft een verkeerd aantal kaarten: wat nu?</translation>
        </message>
        <message>
            <source>was it a misdeal?</source>
            <comment>misdeal</comment>
            <extracomment>What the floor is asked. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">was het een misdeal?</translation>
        </message>
        <message>
            <source>no card was burned: what now?</source>
            <comment>no-burn</comment>
            <extracomment>What the floor is asked. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">er is geen kaart verbrand: wat nu?</translation>
        </message>
        <message>
            <source>seat {seat} opened: does it show jacks or better?|does the opener show jacks or better?</source>
            <comment>openers</comment>
            <extracomment>What the floor is asked. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} opende: toont hij boeren of beter?|toont de opener boeren of beter?</translation>
        </message>
        <message>
            <source>the flop came too early: what now?</source>
            <comment>premature-flop</comment>
            <extracomment>What the floor is asked. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de flop kwam te vroeg: wat nu?</translation>
        </message>
        <message>
            <source>the river came too early: what now?</source>
            <comment>premature-river</comment>
            <extracomment>What the floor is asked. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de river kwam te vroeg: wat nu?</translation>
        </message>
        <message>
            <source>the turn came too early: what now?</source>
            <comment>premature-turn</comment>
            <extracomment>What the floor is asked. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de turn kwam te vroeg: wat nu?</translation>
        </message>
        <message>
            <source>a player asks what would have come: is it shown?</source>
            <comment>rabbit</comment>
            <extracomment>What the floor is asked. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">een speler wil de volgende kaarten zien: worden ze getoond?</translation>
        </message>
        <message>
            <source>do the players run it twice?</source>
            <comment>run-twice</comment>
            <extracomment>What the floor is asked. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">spelen de spelers run it twice?</translation>
        </message>
        <message>
            <source>seat {seat} lifted its up cards facing a bet: is it dead?|up cards were lifted facing a bet: is it dead?</source>
            <comment>up-cards-lifted</comment>
            <extracomment>What the floor is asked. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} pakte zijn open kaarten op tegen een bet: dood?|open kaarten zijn opgepakt tegen een bet: dood?</translation>
        </message>
        <message>
            <source>of those who lost, who has the weakest hand?</source>
            <comment>weakest</comment>
            <extracomment>What the floor is asked. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">wie van de verliezers heeft de zwakste hand?</translation>
        </message>
    </context>
    <context>
        <name>OptionCode</name>
        <message>
            <source>all of them</source>
            <comment>all</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">allemaal</translation>
        </message>
        <message>
            <source>allowed</source>
            <comment>allow</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">toegestaan</translation>
        </message>
        <message>
            <source>it is the burn</source>
            <comment>burn</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">het is de burn</translation>
        </message>
        <message>
            <source>the pot stays</source>
            <comment>carry</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">de pot blijft</translation>
        </message>
        <message>
            <source>check</source>
            <comment>check</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">check</translation>
        </message>
        <message>
            <source>put right</source>
            <comment>correct</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">goed gelegd</translation>
        </message>
        <message>
            <source>dead hand</source>
            <comment>dead</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">dode hand</translation>
        </message>
        <message>
            <source>door card</source>
            <comment>door-card</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">door card</translation>
        </message>
        <message>
            <source>fold</source>
            <comment>fold</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">fold</translation>
        </message>
        <message>
            <source>it is kept</source>
            <comment>keep</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">blijft liggen</translation>
        </message>
        <message>
            <source>live hand</source>
            <comment>live</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">live hand</translation>
        </message>
        <message>
            <source>mended</source>
            <comment>mend</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">hersteld</translation>
        </message>
        <message>
            <source>misdeal</source>
            <comment>misdeal</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">misdeal</translation>
        </message>
        <message>
            <source>next card</source>
            <comment>next-card</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">volgende kaart</translation>
        </message>
        <message>
            <source>once</source>
            <comment>once</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">één keer</translation>
        </message>
        <message>
            <source>play on</source>
            <comment>play-on</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">speel door</translation>
        </message>
        <message>
            <source>stub rebuilt</source>
            <comment>rebuild</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">stub hersteld</translation>
        </message>
        <message>
            <source>dealt anew</source>
            <comment>redeal</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">opnieuw gedeeld</translation>
        </message>
        <message>
            <source>refused</source>
            <comment>refuse</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">geweigerd</translation>
        </message>
        <message>
            <source>replaced</source>
            <comment>replace</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">vervangen</translation>
        </message>
        <message>
            <source>replaced last</source>
            <comment>replace-after-all</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">als laatste vervangen</translation>
        </message>
        <message>
            <source>reshuffled</source>
            <comment>reshuffle</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">opnieuw geschud</translation>
        </message>
        <message>
            <source>scrambled</source>
            <comment>scramble</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">gehusseld</translation>
        </message>
        <message>
            <source>scrapped</source>
            <comment>scrap</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">telt niet</translation>
        </message>
        <message>
            <source>set aside</source>
            <comment>set-aside</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">apart gelegd</translation>
        </message>
        <message>
            <source>shown</source>
            <comment>show</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">getoond</translation>
        </message>
        <message>
            <source>shown</source>
            <comment>shown</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">getoond</translation>
        </message>
        <message>
            <source>all shuffled</source>
            <comment>shuffle-all</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">alles geschud</translation>
        </message>
        <message>
            <source>stub shuffled</source>
            <comment>shuffle-stub</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">stub geschud</translation>
        </message>
        <message>
            <source>it stands</source>
            <comment>stands</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">het blijft zo</translation>
        </message>
        <message>
            <source>void</source>
            <comment>void</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">ongeldig</translation>
        </message>
        <message>
            <source>twice</source>
            <comment>twice</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">twee keer</translation>
        </message>
        <message>
            <source>wait</source>
            <comment>wait</comment>
            <extracomment>What the floor can answer.</extracomment>
            <translation type="unfinished">wachten</translation>
        </message>
    </context>
    <context>
        <name>TopicCode</name>
        <message>
            <source>absent player</source>
            <comment>absent</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">afwezige speler</translation>
        </message>
        <message>
            <source>action</source>
            <comment>action</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">actie</translation>
        </message>
        <message>
            <source>asking to see a hand</source>
            <comment>ask-to-see</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">vraag om een hand te zien</translation>
        </message>
        <message>
            <source>bet</source>
            <comment>bet</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">bet</translation>
        </message>
        <message>
            <source>board</source>
            <comment>board</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">board</translation>
        </message>
        <message>
            <source>boxed card</source>
            <comment>boxed-card</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">open kaart in het deck</translation>
        </message>
        <message>
            <source>wrong button</source>
            <comment>button-error</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">verkeerde button</translation>
        </message>
        <message>
            <source>clock</source>
            <comment>clock</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">klok</translation>
        </message>
        <message>
            <source>dropped stub</source>
            <comment>dropped-stub</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">gevallen stub</translation>
        </message>
        <message>
            <source>exposed card</source>
            <comment>exposed-card</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">open kaart</translation>
        </message>
        <message>
            <source>exposed draw card</source>
            <comment>exposed-draw</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">open geruilde kaart</translation>
        </message>
        <message>
            <source>extra card</source>
            <comment>extra-card</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">kaart te veel</translation>
        </message>
        <message>
            <source>first button</source>
            <comment>first-button</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">eerste button</translation>
        </message>
        <message>
            <source>fouled deck</source>
            <comment>fouled-deck</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">verkeerd deck</translation>
        </message>
        <message>
            <source>four-card flop</source>
            <comment>four-card-flop</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">flop van vier</translation>
        </message>
        <message>
            <source>hand</source>
            <comment>hand</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">hand</translation>
        </message>
        <message>
            <source>number of cards</source>
            <comment>hole-count</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">aantal kaarten</translation>
        </message>
        <message>
            <source>misdeal</source>
            <comment>misdeal</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">misdeal</translation>
        </message>
        <message>
            <source>no burn</source>
            <comment>no-burn</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">geen burn</translation>
        </message>
        <message>
            <source>openers</source>
            <comment>openers</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">openers</translation>
        </message>
        <message>
            <source>premature flop</source>
            <comment>premature-flop</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">vroege flop</translation>
        </message>
        <message>
            <source>premature river</source>
            <comment>premature-river</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">vroege river</translation>
        </message>
        <message>
            <source>premature turn</source>
            <comment>premature-turn</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">vroege turn</translation>
        </message>
        <message>
            <source>rabbit hunting</source>
            <comment>rabbit</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">rabbit hunting</translation>
        </message>
        <message>
            <source>run twice</source>
            <comment>run-twice</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">run it twice</translation>
        </message>
        <message>
            <source>stack</source>
            <comment>stack</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">stack</translation>
        </message>
        <message>
            <source>lifted up cards</source>
            <comment>up-cards-lifted</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">opgepakte open kaarten</translation>
        </message>
        <message>
            <source>weakest hand</source>
            <comment>weakest</comment>
            <extracomment>What a correction is of, or a question about, within a sentence.</extracomment>
            <translation type="unfinished">zwakste hand</translation>
        </message>
    </context>
    <context>
        <name>FloorStep</name>
        <message>
            <source>give all bets back</source>
            <comment>bets-back</comment>
            <extracomment>What the dealer has to do after the floor's answer. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">geef alle inzetten terug</translation>
        </message>
        <message>
            <source>when the betting is over: burn, the next card is the turn</source>
            <comment>burn-and-turn</comment>
            <extracomment>What the dealer has to do after the floor's answer. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">na het betten: burn, de volgende kaart is de turn</translation>
        </message>
        <message>
            <source>that card is the burn: burn no other</source>
            <comment>card-is-burn</comment>
            <extracomment>What the dealer has to do after the floor's answer. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">die kaart is de burn: verbrand geen andere</translation>
        </message>
        <message>
            <source>the cards go back to the stub, the burn stays</source>
            <comment>cards-to-stub</comment>
            <extracomment>What the dealer has to do after the floor's answer. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de kaarten gaan terug in de stub, de burn blijft</translation>
        </message>
        <message>
            <source>deal without a burn</source>
            <comment>deal-without-burn</comment>
            <extracomment>What the dealer has to do after the floor's answer. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">deel zonder burn</translation>
        </message>
        <message>
            <source>the first of the cards is the burn</source>
            <comment>first-is-burn</comment>
            <extracomment>What the dealer has to do after the floor's answer. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de eerste van de kaarten is de burn</translation>
        </message>
        <message>
            <source>give or take back what makes the number right</source>
            <comment>mend-count</comment>
            <extracomment>What the dealer has to do after the floor's answer. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">geef of neem tot het aantal klopt</translation>
        </message>
        <message>
            <source>put the button right</source>
            <comment>move-button</comment>
            <extracomment>What the dealer has to do after the floor's answer. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">leg de button goed</translation>
        </message>
        <message>
            <source>the hand goes to the muck, its bets stay</source>
            <comment>muck-hand</comment>
            <extracomment>What the dealer has to do after the floor's answer. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de hand gaat in de muck, zijn inzetten blijven</translation>
        </message>
        <message>
            <source>the next card takes its place</source>
            <comment>next-card</comment>
            <extracomment>What the dealer has to do after the floor's answer. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de volgende kaart neemt zijn plaats in</translation>
        </message>
        <message>
            <source>put the stub together again as it was</source>
            <comment>rebuild-stub</comment>
            <extracomment>What the dealer has to do after the floor's answer. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">leg de stub terug zoals hij was</translation>
        </message>
        <message>
            <source>when all have drawn: replace the card from the top</source>
            <comment>replace-after-all</comment>
            <extracomment>What the dealer has to do after the floor's answer. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">als ieder geruild heeft: vervang de kaart van boven</translation>
        </message>
        <message>
            <source>replace the card from the top of the deck</source>
            <comment>replace-from-top</comment>
            <extracomment>What the dealer has to do after the floor's answer. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">vervang de kaart van boven van het deck</translation>
        </message>
        <message>
            <source>deal anew, the button stays</source>
            <comment>same-button</comment>
            <extracomment>What the dealer has to do after the floor's answer. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">deel opnieuw, de button blijft</translation>
        </message>
        <message>
            <source>scramble the four face down: three are the flop, one is the burn of the turn</source>
            <comment>scramble-four</comment>
            <extracomment>What the dealer has to do after the floor's answer. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">hussel de vier gedekt: drie zijn de flop, één is de burn van de turn</translation>
        </message>
        <message>
            <source>scramble the three face down: one is the burn, two lie on the board</source>
            <comment>scramble-three</comment>
            <extracomment>What the dealer has to do after the floor's answer. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">hussel de drie gedekt: één is de burn, twee liggen op het board</translation>
        </message>
        <message>
            <source>the card plays no part</source>
            <comment>scrap</comment>
            <extracomment>What the dealer has to do after the floor's answer. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de kaart speelt niet mee</translation>
        </message>
        <message>
            <source>set the card aside</source>
            <comment>set-aside</comment>
            <extracomment>What the dealer has to do after the floor's answer. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">leg de kaart apart</translation>
        </message>
        <message>
            <source>after the turn's betting: shuffle it into the stub, the river without a burn</source>
            <comment>shuffle-aside-in</comment>
            <extracomment>What the dealer has to do after the floor's answer. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">na het betten op de turn: schud hem in de stub, river zonder burn</translation>
        </message>
        <message>
            <source>shuffle the stub</source>
            <comment>shuffle-stub</comment>
            <extracomment>What the dealer has to do after the floor's answer. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">schud de stub</translation>
        </message>
        <message>
            <source>shuffle the stub with muck and burns, face down</source>
            <comment>shuffle-with-muck</comment>
            <extracomment>What the dealer has to do after the floor's answer. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">schud de stub met muck en burns, gedekt</translation>
        </message>
        <message>
            <source>that card is the door card, the third comes face down</source>
            <comment>third-card-down</comment>
            <extracomment>What the dealer has to do after the floor's answer. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">die kaart is de door card, de derde komt gedekt</translation>
        </message>
        <message>
            <source>touch the hand to the muck, then turn it up</source>
            <comment>touch-muck-and-show</comment>
            <extracomment>What the dealer has to do after the floor's answer. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">raak met de hand de muck aan, draai hem dan om</translation>
        </message>
    </context>
    <context>
        <name>Misdeal</name>
        <message>
            <source>two or more cards lay face up in the deck</source>
            <comment>boxed-cards</comment>
            <extracomment>Why a hand is a misdeal. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">twee of meer kaarten lagen open in het deck</translation>
        </message>
        <message>
            <source>the button was wrong</source>
            <comment>button-wrong</comment>
            <extracomment>Why a hand is a misdeal. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de button lag verkeerd</translation>
        </message>
        <message>
            <source>one of the first two cards off the deck was turned up</source>
            <comment>exposed-first</comment>
            <extracomment>Why a hand is a misdeal. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">een van de eerste twee kaarten van het deck ging open</translation>
        </message>
        <message>
            <source>the first or second card of a player was turned up</source>
            <comment>exposed-of-two</comment>
            <extracomment>Why a hand is a misdeal. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de eerste of tweede kaart van een speler ging open</translation>
        </message>
        <message>
            <source>two cards were turned up</source>
            <comment>exposed-two</comment>
            <extracomment>Why a hand is a misdeal. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">twee kaarten gingen open</translation>
        </message>
        <message>
            <source>a card of another deck</source>
            <comment>foreign-card</comment>
            <extracomment>Why a hand is a misdeal. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">een kaart van een ander deck</translation>
        </message>
        <message>
            <source>a player who was entitled got no cards</source>
            <comment>left-out</comment>
            <extracomment>Why a hand is a misdeal. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">een speler met recht kreeg geen kaarten</translation>
        </message>
        <message>
            <source>a seat got cards that was not entitled to them</source>
            <comment>not-entitled</comment>
            <extracomment>Why a hand is a misdeal. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">een stoel zonder recht kreeg kaarten</translation>
        </message>
        <message>
            <source>cards were dealt out of order</source>
            <comment>out-of-sequence</comment>
            <extracomment>Why a hand is a misdeal. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">kaarten zijn in de verkeerde volgorde gedeeld</translation>
        </message>
        <message>
            <source>a player got a wrong number of cards</source>
            <comment>wrong-count</comment>
            <extracomment>Why a hand is a misdeal. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">een speler kreeg een verkeerd aantal kaarten</translation>
        </message>
        <message>
            <source>the first card went to the wrong seat</source>
            <comment>wrong-first-seat</comment>
            <extracomment>Why a hand is a misdeal. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de eerste kaart ging naar de verkeerde stoel</translation>
        </message>
    </context>
    <context>
        <name>Refusal</name>
        <message>
            <source>all-in of seat {seat} is everything it has: {total:,} in all on this street</source>
            <comment>all-in-not-stack</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">all-in van stoel {seat} is alles wat hij heeft: {total:,} in totaal op deze street</translation>
        </message>
        <message>
            <source>the stack of seat {seat} is not tracked: an all-in needs its amount</source>
            <comment>amount-needed</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de stack van stoel {seat} is niet bekend: een all-in heeft een bedrag nodig</translation>
        </message>
        <message>
            <source>a bet stands already: raise instead</source>
            <comment>bet-stands</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">er staat al een bet: raise</translation>
        </message>
        <message>
            <source>the board cards come first</source>
            <comment>board-first</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">eerst de kaarten van het board</translation>
        </message>
        <message>
            <source>no raise: the raises of this street are capped</source>
            <comment>capped</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">geen raise: de raises van deze street zijn op</translation>
        </message>
        <message>
            <source>tabled cards speak: the dealer's word must agree with every hand that can be read</source>
            <comment>cards-speak</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">getoonde kaarten tellen: het woord van de dealer moet kloppen met elke leesbare hand</translation>
        </message>
        <message>
            <source>the deal comes first</source>
            <comment>deal-first</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">eerst delen</translation>
        </message>
        <message>
            <source>the declarations come first</source>
            <comment>declare-first</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">eerst melden</translation>
        </message>
        <message>
            <source>the discards come first</source>
            <comment>discard-first</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">eerst wegleggen</translation>
        </message>
        <message>
            <source>the draw comes first</source>
            <comment>draw-first</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">eerst ruilen</translation>
        </message>
        <message>
            <source>seat {seat}: a card that lies somewhere else already|a card that lies somewhere else already</source>
            <comment>duplicate-card</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat}: een kaart die al ergens ligt|een kaart die al ergens ligt</translation>
        </message>
        <message>
            <source>the hand is not over</source>
            <comment>hand-not-over</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de hand is niet voorbij</translation>
        </message>
        <message>
            <source>the hand is over</source>
            <comment>hand-over</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de hand is voorbij</translation>
        </message>
        <message>
            <source>seat {seat} is the last that can win a pot: its hand cannot be given up</source>
            <comment>last-live-hand</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} is de laatste die een pot kan winnen: zijn hand kan niet weg</translation>
        </message>
        <message>
            <source>no check: {to_call:,} to call</source>
            <comment>may-not-check</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">geen check: {to_call:,} om te callen</translation>
        </message>
        <message>
            <source>seat {seat} brings in or completes</source>
            <comment>must-bring-in</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} brengt in of completeert</translation>
        </message>
        <message>
            <source>seat {seat} is in: its hand is shown</source>
            <comment>must-show</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} speelt mee: zijn hand wordt getoond</translation>
        </message>
        <message>
            <source>seat {seat} has no live hand</source>
            <comment>no-live-hand</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} heeft geen live hand</translation>
        </message>
        <message>
            <source>no unread card lies at {where}</source>
            <comment>no-such-card</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">er ligt geen ongelezen kaart op {where}</translation>
        </message>
        <message>
            <source>there is no such command here</source>
            <comment>no-such-command</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">dit commando bestaat hier niet</translation>
        </message>
        <message>
            <source>it is not run twice</source>
            <comment>no-such-board</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">er wordt niet twee keer gedeeld</translation>
        </message>
        <message>
            <source>there is no such pot</source>
            <comment>no-such-pot</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">die pot bestaat niet</translation>
        </message>
        <message>
            <source>nobody plays at seat {seat}|nobody plays at that seat</source>
            <comment>no-such-seat</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">niemand speelt op stoel {seat}|niemand speelt op die stoel</translation>
        </message>
        <message>
            <source>no raise: nobody could call more</source>
            <comment>nobody-can-call</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">geen raise: niemand kan meer callen</translation>
        </message>
        <message>
            <source>seat {seat} may not come in between the button and the blinds</source>
            <comment>not-between-button-and-blinds</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} mag niet tussen de button en de blinds inkomen</translation>
        </message>
        <message>
            <source>not all of {seats:seats} can win that pot|seat {seat} has not put in enough|that seat cannot win</source>
            <comment>not-eligible</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">niet alle {seats:seats} kunnen die pot winnen|stoel {seat} heeft niet genoeg ingelegd|die stoel kan niet winnen</translation>
        </message>
        <message>
            <source>the flop is made of the four cards that were scrambled</source>
            <comment>not-from-scramble</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de flop komt uit de vier gehusselde kaarten</translation>
        </message>
        <message>
            <source>{card} is not in the pack of this game</source>
            <comment>not-in-pack</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{card} zit niet in het spel kaarten</translation>
        </message>
        <message>
            <source>there is no such act in this game</source>
            <comment>not-in-this-game</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">die actie bestaat niet in dit spel</translation>
        </message>
        <message>
            <source>this house does not allow it</source>
            <comment>not-in-this-house</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">dit huis staat het niet toe</translation>
        </message>
        <message>
            <source>this cannot be done now</source>
            <comment>not-now</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">dat kan nu niet</translation>
        </message>
        <message>
            <source>no raise: an all-in below a full raise does not reopen the betting</source>
            <comment>not-reopened</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">geen raise: een all-in onder een volle raise heropent het betten niet</translation>
        </message>
        <message>
            <source>there is no bet to call</source>
            <comment>nothing-to-call</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">er is geen bet om te callen</translation>
        </message>
        <message>
            <source>there is no bet to raise: bet instead</source>
            <comment>nothing-to-raise</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">er is geen bet om te raisen: bet</translation>
        </message>
        <message>
            <source>seat {seat} has no hand that could be shown, mucked or mended now</source>
            <comment>nothing-to-show</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} heeft geen hand die nu getoond, gemuckt of hersteld kan worden</translation>
        </message>
        <message>
            <source>there is no such command to take back</source>
            <comment>nothing-to-take-back</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">er is geen commando om terug te nemen</translation>
        </message>
        <message>
            <source>who opens is not known yet: an up card has not been read</source>
            <comment>opener-first</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">wie opent is nog niet bekend: een open kaart is niet gelezen</translation>
        </message>
        <message>
            <source>it is not the turn of seat {seat}|it is another seat's turn</source>
            <comment>out-of-turn</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} is niet aan de beurt|een andere stoel is aan de beurt</translation>
        </message>
        <message>
            <source>the floor answers first: {question}|the floor answers another question first</source>
            <comment>question-first</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">eerst antwoordt de floor: {question}|eerst beantwoordt de floor een andere vraag</translation>
        </message>
        <message>
            <source>seat {seat} may bet or raise to {maximum:,} at most</source>
            <comment>raise-too-large</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} mag hoogstens {maximum:,} betten of raisen</translation>
        </message>
        <message>
            <source>seat {seat} must bet or raise to {minimum:,} at least</source>
            <comment>raise-too-small</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} moet minstens {minimum:,} betten of raisen</translation>
        </message>
        <message>
            <source>whose hand is it? say so: seat N</source>
            <comment>seat-needed</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">wiens hand is het? noem de stoel: seat N</translation>
        </message>
        <message>
            <source>seat {seat} is taken</source>
            <comment>seat-taken</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} is bezet</translation>
        </message>
        <message>
            <source>the stack is too short for it</source>
            <comment>stack-too-short</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de stack is er te klein voor</translation>
        </message>
        <message>
            <source>the hand of seat {seat} is tabled and cannot be killed</source>
            <comment>tabled-hand</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de hand van stoel {seat} is getoond en kan niet dood</translation>
        </message>
        <message>
            <source>a hand needs two players with chips</source>
            <comment>too-few-players</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">een hand heeft twee spelers met chips nodig</translation>
        </message>
        <message>
            <source>there has been substantial action: it is too late for a misdeal</source>
            <comment>too-late-for-a-misdeal</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">er was substantial action: te laat voor een misdeal</translation>
        </message>
        <message>
            <source>seat {seat} may exchange {most} cards at most</source>
            <comment>too-many-exchanged</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} mag er hoogstens {most} ruilen</translation>
        </message>
        <message>
            <source>seat {seat}: {most:,} at most|{most:,} at most</source>
            <comment>too-much</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat}: hoogstens {most:,}|hoogstens {most:,}</translation>
        </message>
        <message>
            <source>who wins a pot is not known yet: cards have not been read</source>
            <comment>unknown-card</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">wie een pot wint is nog niet bekend: kaarten zijn niet gelezen</translation>
        </message>
        <message>
            <source>seat {seat}: the hand is another than what lay face up of it</source>
            <comment>up-cards-differ</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat}: de hand is een andere dan wat ervan open lag</translation>
        </message>
        <message>
            <source>seat {seat} posts {live:,} live and {dead:,} dead|seat {seat}: the amount is {amount:,}|seat {seat}: that amount is not possible</source>
            <comment>wrong-amount</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} post {live:,} live en {dead:,} dead|stoel {seat}: het bedrag is {amount:,}|stoel {seat}: dat bedrag kan niet</translation>
        </message>
        <message>
            <source>seat {seat}: wrong number of cards, {count} expected|wrong number of cards, {count} expected</source>
            <comment>wrong-count</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat}: verkeerd aantal kaarten, verwacht {count}|verkeerd aantal kaarten, verwacht {count}</translation>
        </message>
        <message>
            <source>the answer is one of: {options}</source>
            <comment>wrong-option</comment>
            <extracomment>Why something cannot be done. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">het antwoord is een van: {options}</translation>
        </message>
    </context>
    <context>
        <name>Await</name>
        <message>
            <source>seat {seat} is to act|a seat is to act</source>
            <comment>act</comment>
            <extracomment>What the hand waits for. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} is aan de beurt|een stoel is aan de beurt</translation>
        </message>
        <message>
            <source>push the pots</source>
            <comment>award</comment>
            <extracomment>What the hand waits for. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">schuif de pots</translation>
        </message>
        <message>
            <source>all declare: in or out</source>
            <comment>declare</comment>
            <extracomment>What the hand waits for. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">ieder meldt: in of uit</translation>
        </message>
        <message>
            <source>burn, and deal the community card</source>
            <comment>deal-community</comment>
            <extracomment>What the hand waits for. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">burn, dan de gemeenschappelijke kaart</translation>
        </message>
        <message>
            <source>burn, and deal the flop</source>
            <comment>deal-flop</comment>
            <extracomment>What the hand waits for. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">burn, dan de flop</translation>
        </message>
        <message>
            <source>deal, from seat {seat}|deal</source>
            <comment>deal-hole</comment>
            <extracomment>What the hand waits for. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">deel, vanaf stoel {seat}|deel</translation>
        </message>
        <message>
            <source>burn, and deal the river</source>
            <comment>deal-river</comment>
            <extracomment>What the hand waits for. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">burn, dan de river</translation>
        </message>
        <message>
            <source>burn, and deal the next street</source>
            <comment>deal-street</comment>
            <extracomment>What the hand waits for. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">burn, dan de volgende street</translation>
        </message>
        <message>
            <source>burn, and deal the turn</source>
            <comment>deal-turn</comment>
            <extracomment>What the hand waits for. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">burn, dan de turn</translation>
        </message>
        <message>
            <source>all discard one</source>
            <comment>discard</comment>
            <extracomment>What the hand waits for. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">ieder legt er één weg</translation>
        </message>
        <message>
            <source>the hand is over</source>
            <comment>done</comment>
            <extracomment>What the hand waits for. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de hand is voorbij</translation>
        </message>
        <message>
            <source>seat {seat}: how many cards?|how many cards?</source>
            <comment>draw</comment>
            <extracomment>What the hand waits for. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat}: hoeveel kaarten?|hoeveel kaarten?</translation>
        </message>
        <message>
            <source>a card has not been read: which is it?</source>
            <comment>identify</comment>
            <extracomment>What the hand waits for. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">een kaart is niet gelezen: welke is het?</translation>
        </message>
        <message>
            <source>who opens?</source>
            <comment>opener</comment>
            <extracomment>What the hand waits for. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">wie opent?</translation>
        </message>
        <message>
            <source>call the floor</source>
            <comment>question</comment>
            <extracomment>What the hand waits for. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">roep de floor</translation>
        </message>
        <message>
            <source>seat {seat} shows first|hands up</source>
            <comment>show</comment>
            <extracomment>What the hand waits for. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} toont eerst|kaarten open</translation>
        </message>
    </context>
    <context>
        <name>EventCode</name>
        <message>
            <source>the floor is asked</source>
            <comment>asks-the-floor</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">de floor wordt gevraagd</translation>
        </message>
        <message>
            <source>seat {seat} bets {to:,}{all_in:all-in}|seat {seat} bets {to:,}</source>
            <comment>bets</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} bet {to:,}{all_in:all-in}|stoel {seat} bet {to:,}</translation>
        </message>
        <message>
            <source>the board: {cards}</source>
            <comment>board-dealt</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">het board: {cards}</translation>
        </message>
        <message>
            <source>seat {seat} brings in {amount:,}{all_in:all-in}|seat {seat} brings in {amount:,}</source>
            <comment>brings-in</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} brengt {amount:,} in{all_in:all-in}|stoel {seat} brengt {amount:,} in</translation>
        </message>
        <message>
            <source>seat {seat} calls {amount:,}{all_in:all-in}|seat {seat} calls {amount:,}</source>
            <comment>calls</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} callt {amount:,}{all_in:all-in}|stoel {seat} callt {amount:,}</translation>
        </message>
        <message>
            <source>seat {seat} gets {down} cards face down and {up} face up|seat {seat} gets {down} cards face down</source>
            <comment>cards-dealt</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} krijgt kaarten: {down} gedekt en {up} open|stoel {seat} krijgt kaarten: {down} gedekt</translation>
        </message>
        <message>
            <source>seat {seat} checks</source>
            <comment>checks</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} checkt</translation>
        </message>
        <message>
            <source>seat {seat} completes to {to:,}{all_in:all-in}|seat {seat} completes to {to:,}</source>
            <comment>completes</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} completeert naar {to:,}{all_in:all-in}|stoel {seat} completeert naar {to:,}</translation>
        </message>
        <message>
            <source>a correction: {what}</source>
            <comment>corrected</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">een correctie: {what}</translation>
        </message>
        <message>
            <source>seat {seat} discards {number}</source>
            <comment>discards</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} legt er {number} weg</translation>
        </message>
        <message>
            <source>seat {seat} draws {number}</source>
            <comment>draws</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} ruilt er {number}</translation>
        </message>
        <message>
            <source>seat {seat} folds</source>
            <comment>folds</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} foldt</translation>
        </message>
        <message>
            <source>seat {seat} gets {amount:,} back</source>
            <comment>gets-back</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} krijgt {amount:,} terug</translation>
        </message>
        <message>
            <source>seat {seat} is all-in for {to:,}</source>
            <comment>goes-all-in</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} is all-in voor {to:,}</translation>
        </message>
        <message>
            <source>seat {seat} is in</source>
            <comment>is-in</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} is in</translation>
        </message>
        <message>
            <source>seat {seat} declares late</source>
            <comment>is-late</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} meldt te laat</translation>
        </message>
        <message>
            <source>seat {seat} is out</source>
            <comment>is-out</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} is uit</translation>
        </message>
        <message>
            <source>seat {seat} kills the pot with {amount:,}</source>
            <comment>kills-pot</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} killt de pot met {amount:,}</translation>
        </message>
        <message>
            <source>seat {seat} mucks, unseen</source>
            <comment>mucks</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} muckt, ongezien</translation>
        </message>
        <message>
            <source>seat {seat} antes {amount:,}</source>
            <comment>posts-ante</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} betaalt ante {amount:,}</translation>
        </message>
        <message>
            <source>seat {seat} posts a blind of {amount:,}</source>
            <comment>posts-blind</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} post een blind van {amount:,}</translation>
        </message>
        <message>
            <source>seat {seat} posts {amount:,} dead</source>
            <comment>posts-dead</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} post {amount:,} dead</translation>
        </message>
        <message>
            <source>seat {seat} posts {amount:,} live</source>
            <comment>posts-live</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} post {amount:,} live</translation>
        </message>
        <message>
            <source>seat {seat} raises to {to:,}{all_in:all-in}|seat {seat} raises to {to:,}</source>
            <comment>raises</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} raiset naar {to:,}{all_in:all-in}|stoel {seat} raiset naar {to:,}</translation>
        </message>
        <message>
            <source>the house takes {amount:,} from {pot:pot}</source>
            <comment>rake</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">het huis neemt {amount:,} uit {pot:pot}</translation>
        </message>
        <message>
            <source>ruled: {ruling}</source>
            <comment>ruled</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">beslist: {ruling}</translation>
        </message>
        <message>
            <source>seat {seat} stands pat</source>
            <comment>stands-pat</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} ruilt niet</translation>
        </message>
        <message>
            <source>seat {seat} straddles {amount:,}</source>
            <comment>straddles</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} straddlet {amount:,}</translation>
        </message>
        <message>
            <source>seat {seat} tables {cards}</source>
            <comment>tables</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} toont {cards}</translation>
        </message>
        <message>
            <source>seat {seat} wins {amount:,} of {pot:pot}{part:part}</source>
            <comment>wins</comment>
            <extracomment>What has happened. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">stoel {seat} wint {amount:,} van {pot:pot}{part:part}</translation>
        </message>
    </context>
    <context>
        <name>DoubtCode</name>
        <message>
            <source>{zones}: a card is back from the muck</source>
            <comment>back-from-muck</comment>
            <extracomment>What lies on the table and cannot be right. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{zones}: een kaart komt terug uit de muck</translation>
        </message>
        <message>
            <source>{zones}: antenna and camera do not see the same card</source>
            <comment>camera-differs</comment>
            <extracomment>What lies on the table and cannot be right. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{zones}: antenne en camera zien niet dezelfde kaart</translation>
        </message>
        <message>
            <source>{zones}: a card went from the one to the other</source>
            <comment>changed-zone</comment>
            <extracomment>What lies on the table and cannot be right. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{zones}: een kaart ging van de ene naar de andere</translation>
        </message>
        <message>
            <source>{zones}: several cards on one place of the board</source>
            <comment>crowded-place</comment>
            <extracomment>What lies on the table and cannot be right. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{zones}: meer kaarten op één plaats van het board</translation>
        </message>
        <message>
            <source>{zones}: two tags have the same number</source>
            <comment>double-tag</comment>
            <extracomment>What lies on the table and cannot be right. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{zones}: twee tags hebben hetzelfde nummer</translation>
        </message>
        <message>
            <source>{zones}: two cards of the same face</source>
            <comment>face-twice</comment>
            <extracomment>What lies on the table and cannot be right. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{zones}: twee dezelfde kaarten</translation>
        </message>
        <message>
            <source>{zones}: a card of another deck than the one in play</source>
            <comment>other-deck</comment>
            <extracomment>What lies on the table and cannot be right. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{zones}: een kaart van een ander deck dan dat in het spel</translation>
        </message>
        <message>
            <source>{zones}: a tag that is not of this deck</source>
            <comment>strange-tag</comment>
            <extracomment>What lies on the table and cannot be right. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{zones}: een tag die niet van dit deck is</translation>
        </message>
        <message>
            <source>{zones}: one card is seen in several places at once</source>
            <comment>two-zones</comment>
            <extracomment>What lies on the table and cannot be right. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{zones}: één kaart wordt op meer plaatsen gezien</translation>
        </message>
    </context>
    <context>
        <name>SensorCode</name>
        <message>
            <source>{seat:seats}: the antenna reports a fault|board place {place}: the antenna reports a fault|{where}: the antenna reports a fault</source>
            <comment>antenna</comment>
            <extracomment>How a sensor is. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{seat:seats}: de antenne meldt een fout|board plaats {place}: de antenne meldt een fout|{where}: de antenne meldt een fout</translation>
        </message>
        <message>
            <source>{seat:seats}: no pictures; check its cable; it is tried again|board place {place}: no pictures; check its cable; it is tried again|{where}: no pictures; check its cable; it is tried again</source>
            <comment>camera-gone</comment>
            <extracomment>How a sensor is. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{seat:seats}: geen beelden; controleer de kabel; er wordt opnieuw geprobeerd|board plaats {place}: geen beelden; controleer de kabel; er wordt opnieuw geprobeerd|{where}: geen beelden; controleer de kabel; er wordt opnieuw geprobeerd</translation>
        </message>
        <message>
            <source>{seat:seats}: its pictures are black; is something over the lens, is there light?|board place {place}: its pictures are black; is something over the lens, is there light?|{where}: its pictures are black; is something over the lens, is there light?</source>
            <comment>dark</comment>
            <extracomment>How a sensor is. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{seat:seats}: de beelden zijn zwart; zit er iets voor de lens, is er licht?|board plaats {place}: de beelden zijn zwart; zit er iets voor de lens, is er licht?|{where}: de beelden zijn zwart; zit er iets voor de lens, is er licht?</translation>
        </message>
        <message>
            <source>{seat:seats}: its firmware speaks protocol {theirs}, this program {ours}; flash the firmware|board place {place}: its firmware speaks protocol {theirs}, this program {ours}; flash the firmware|{where}: its firmware speaks protocol {theirs}, this program {ours}; flash the firmware</source>
            <comment>flash-firmware</comment>
            <extracomment>How a sensor is. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{seat:seats}: firmware spreekt protocol {theirs}, dit programma {ours}; flash de firmware|board plaats {place}: firmware spreekt protocol {theirs}, dit programma {ours}; flash de firmware|{where}: firmware spreekt protocol {theirs}, dit programma {ours}; flash de firmware</translation>
        </message>
        <message>
            <source>{seat:seats}: it gives the same picture again and again; unplug it for a moment|board place {place}: it gives the same picture again and again; unplug it for a moment|{where}: it gives the same picture again and again; unplug it for a moment</source>
            <comment>frozen</comment>
            <extracomment>How a sensor is. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{seat:seats}: hij geeft steeds hetzelfde beeld; haal hem even uit|board plaats {place}: hij geeft steeds hetzelfde beeld; haal hem even uit|{where}: hij geeft steeds hetzelfde beeld; haal hem even uit</translation>
        </message>
        <message>
            <source>{seat:seats}: nodes of different versions: {versions}; flash them alike|board place {place}: nodes of different versions: {versions}; flash them alike|{where}: nodes of different versions: {versions}; flash them alike</source>
            <oldsource>{seat:seats}: the nodes have different versions: {versions}; flash them alike|board place {place}: the nodes have different versions: {versions}; flash them alike|{where}: the nodes have different versions: {versions}; flash them alike</oldsource>
            <comment>mixed-versions</comment>
            <extracomment>How a sensor is. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{seat:seats}: nodes met verschillende versies: {versions}; flash ze gelijk|board plaats {place}: nodes met verschillende versies: {versions}; flash ze gelijk|{where}: nodes met verschillende versies: {versions}; flash ze gelijk</translation>
        </message>
        <message>
            <source>{seat:seats}: no answer; check cable and power|board place {place}: no answer; check cable and power|{where}: no answer; check cable and power</source>
            <comment>no-answer</comment>
            <extracomment>How a sensor is. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{seat:seats}: geen antwoord; controleer kabel en voeding|board plaats {place}: geen antwoord; controleer kabel en voeding|{where}: geen antwoord; controleer kabel en voeding</translation>
        </message>
        <message>
            <source>{seat:seats}: it answers, but does not read its antenna any more; unplug it for a moment|board place {place}: it answers, but does not read its antenna any more; unplug it for a moment|{where}: it answers, but does not read its antenna any more; unplug it for a moment</source>
            <comment>no-passes</comment>
            <extracomment>How a sensor is. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{seat:seats}: antwoordt, maar leest zijn antenne niet; haal hem even uit|board plaats {place}: antwoordt, maar leest zijn antenne niet; haal hem even uit|{where}: antwoordt, maar leest zijn antenne niet; haal hem even uit</translation>
        </message>
        <message>
            <source>{seat:seats}: many answers arrive damaged or not at all; check the cable|board place {place}: many answers arrive damaged or not at all; check the cable|{where}: many answers arrive damaged or not at all; check the cable</source>
            <comment>noisy</comment>
            <extracomment>How a sensor is. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{seat:seats}: veel antwoorden komen beschadigd of niet aan; controleer de kabel|board plaats {place}: veel antwoorden komen beschadigd of niet aan; controleer de kabel|{where}: veel antwoorden komen beschadigd of niet aan; controleer de kabel</translation>
        </message>
        <message>
            <source>{seat:seats}: its pictures have another size than when it was calibrated; calibrate it again|board place {place}: its pictures have another size than when it was calibrated; calibrate it again|{where}: its pictures have another size than when it was calibrated; calibrate it again</source>
            <comment>other-size</comment>
            <extracomment>How a sensor is. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{seat:seats}: de beelden zijn van een ander formaat dan bij het kalibreren; kalibreer opnieuw|board plaats {place}: de beelden zijn van een ander formaat dan bij het kalibreren; kalibreer opnieuw|{where}: de beelden zijn van een ander formaat dan bij het kalibreren; kalibreer opnieuw</translation>
        </message>
        <message>
            <source>{seat:seats}: the table's plug is out, or another program holds the port; it is tried again|board place {place}: the table's plug is out, or another program holds the port; it is tried again|{where}: the table's plug is out, or another program holds the port; it is tried again</source>
            <comment>port-gone</comment>
            <extracomment>How a sensor is. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{seat:seats}: de stekker is eruit, of een ander programma heeft de poort; wordt opnieuw geprobeerd|board plaats {place}: de stekker is eruit, of een ander programma heeft de poort; wordt opnieuw geprobeerd|{where}: de stekker is eruit, of een ander programma heeft de poort; wordt opnieuw geprobeerd</translation>
        </message>
        <message>
            <source>{seat:seats}: some of its reports were lost|board place {place}: some of its reports were lost|{where}: some of its reports were lost</source>
            <comment>reports-lost</comment>
            <extracomment>How a sensor is. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{seat:seats}: enkele meldingen zijn verloren|board plaats {place}: enkele meldingen zijn verloren|{where}: enkele meldingen zijn verloren</translation>
        </message>
        <message>
            <source>{seat:seats}: it has started again; check its power|board place {place}: it has started again; check its power|{where}: it has started again; check its power</source>
            <comment>restarted</comment>
            <extracomment>How a sensor is. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{seat:seats}: is opnieuw gestart; controleer de voeding|board plaats {place}: is opnieuw gestart; controleer de voeding|{where}: is opnieuw gestart; controleer de voeding</translation>
        </message>
        <message>
            <source>{seat:seats}: waiting for it|board place {place}: waiting for it|{where}: waiting for it</source>
            <comment>starting</comment>
            <extracomment>How a sensor is. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{seat:seats}: wachten|board plaats {place}: wachten|{where}: wachten</translation>
        </message>
        <message>
            <source>{seat:seats}: this program has stopped reading it; start it again|board place {place}: this program has stopped reading it; start it again|{where}: this program has stopped reading it; start it again</source>
            <comment>stopped</comment>
            <extracomment>How a sensor is. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{seat:seats}: dit programma leest hem niet meer; start het opnieuw|board plaats {place}: dit programma leest hem niet meer; start het opnieuw|{where}: dit programma leest hem niet meer; start het opnieuw</translation>
        </message>
        <message>
            <source>{seat:seats}: a key has been down for half a minute; free it|board place {place}: a key has been down for half a minute; free it|{where}: a key has been down for half a minute; free it</source>
            <comment>stuck-key</comment>
            <extracomment>How a sensor is. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{seat:seats}: een toets zit al een halve minuut vast; maak hem los|board plaats {place}: een toets zit al een halve minuut vast; maak hem los|{where}: een toets zit al een halve minuut vast; maak hem los</translation>
        </message>
        <message>
            <source>{seat:seats}: more tags than it can count|board place {place}: more tags than it can count|{where}: more tags than it can count</source>
            <comment>too-many-tags</comment>
            <extracomment>How a sensor is. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{seat:seats}: meer tags dan hij kan tellen|board plaats {place}: meer tags dan hij kan tellen|{where}: meer tags dan hij kan tellen</translation>
        </message>
        <message>
            <source>{seat:seats}: two boards of this address; give one another place: dealerassist firmware assign|board place {place}: two boards of this address; give one another place: dealerassist firmware assign|{where}: two boards of this address; give one another place: dealerassist firmware assign</source>
            <oldsource>{seat:seats}: two boards of this address answer; give one another place (dealerassist firmware assign)|board place {place}: two boards of this address answer; give one another place (dealerassist firmware assign)|{where}: two boards of this address answer; give one another place (dealerassist firmware assign)</oldsource>
            <comment>two-nodes</comment>
            <extracomment>How a sensor is. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{seat:seats}: twee boards met dit adres; geef er een een andere plaats: dealerassist firmware assign|board plaats {place}: twee boards met dit adres; geef er een een andere plaats: dealerassist firmware assign|{where}: twee boards met dit adres; geef er een een andere plaats: dealerassist firmware assign</translation>
        </message>
        <message>
            <source>{seat:seats}: what answers cannot be read: two boards of this address, or a bad cable|board place {place}: what answers cannot be read: two boards of this address, or a bad cable|{where}: what answers cannot be read: two boards of this address, or a bad cable</source>
            <comment>unreadable</comment>
            <extracomment>How a sensor is. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{seat:seats}: wat antwoordt is onleesbaar: twee boards met dit adres, of een slechte kabel|board plaats {place}: wat antwoordt is onleesbaar: twee boards met dit adres, of een slechte kabel|{where}: wat antwoordt is onleesbaar: twee boards met dit adres, of een slechte kabel</translation>
        </message>
        <message>
            <source>{seat:seats}: works|board place {place}: works|{where}: works</source>
            <comment>works</comment>
            <extracomment>How a sensor is. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{seat:seats}: werkt|board plaats {place}: werkt|{where}: werkt</translation>
        </message>
        <message>
            <source>{seat:seats}: a node of another kind is plugged in there|board place {place}: a node of another kind is plugged in there|{where}: a node of another kind is plugged in there</source>
            <comment>wrong-node</comment>
            <extracomment>How a sensor is. A line of text. It ends without a full stop.</extracomment>
            <translation type="unfinished">{seat:seats}: daar zit een node van een ander soort|board plaats {place}: daar zit een node van een ander soort|{where}: daar zit een node van een ander soort</translation>
        </message>
    </context>
    <context>
        <name>VerdictLine</name>
        <message>
            <source>{game}, button at seat {button}, smallest chip {chip:,}, house rules {house}</source>
            <comment>table</comment>
            <extracomment>A line of a verdict over a showdown.</extracomment>
            <translation type="unfinished">{game}, button op stoel {button}, kleinste chip {chip:,}, huisregels {house}</translation>
        </message>
        <message>
            <source>board {number}: {cards}|board: {cards}</source>
            <comment>board</comment>
            <extracomment>A line of a verdict over a showdown.</extracomment>
            <translation type="unfinished">board {number}: {cards}|board: {cards}</translation>
        </message>
        <message>
            <source>{pot:pot}: {amount:,} for {seats:seats}</source>
            <comment>pot</comment>
            <extracomment>A line of a verdict over a showdown.</extracomment>
            <translation type="unfinished">{pot:pot}: {amount:,} voor {seats:seats}</translation>
        </message>
        <message>
            <source>seat {seat} wins {amount:,}{part:part} on board {board} with {hand}|seat {seat} wins {amount:,}{part:part} with {hand}|seat {seat} wins {amount:,}: nobody else can win it</source>
            <comment>share</comment>
            <extracomment>A line of a verdict over a showdown.</extracomment>
            <translation type="unfinished">stoel {seat} wint {amount:,}{part:part} op board {board} met {hand}|stoel {seat} wint {amount:,}{part:part} met {hand}|stoel {seat} wint {amount:,}: niemand anders kan hem winnen</translation>
        </message>
        <message>
            <source>{seats:seats} are equal on board {board}: {why}|{seats:seats} are equal: {why}</source>
            <comment>equal</comment>
            <extracomment>A line of a verdict over a showdown.</extracomment>
            <translation type="unfinished">{seats:seats} zijn gelijk op board {board}: {why}|{seats:seats} zijn gelijk: {why}</translation>
        </message>
        <message>
            <source>seat {seat} loses board {board} with {hand}: {why}|seat {seat} loses with {hand}: {why}</source>
            <comment>loses</comment>
            <extracomment>A line of a verdict over a showdown.</extracomment>
            <translation type="unfinished">stoel {seat} verliest board {board} met {hand}: {why}|stoel {seat} verliest met {hand}: {why}</translation>
        </message>
        <message>
            <source>no hand is low enough on board {board}: the high takes all|no hand is low enough: the high takes all</source>
            <comment>no-low</comment>
            <extracomment>A line of a verdict over a showdown.</extracomment>
            <translation type="unfinished">geen hand is laag genoeg op board {board}: de high neemt alles|geen hand is laag genoeg: de high neemt alles</translation>
        </message>
        <message>
            <source>{words} ({cards}; {idle} not played)|{words} ({cards})</source>
            <comment>hand</comment>
            <extracomment>A line of a verdict over a showdown.</extracomment>
            <translation type="unfinished">{words} ({cards}; {idle} speelt niet mee)|{words} ({cards})</translation>
        </message>
        <message>
            <source>seat {seat} is paid {amount:,}</source>
            <comment>paid</comment>
            <extracomment>A line of a verdict over a showdown.</extracomment>
            <translation type="unfinished">stoel {seat} krijgt {amount:,}</translation>
        </message>
        <message>
            <source>{text} ({source})</source>
            <comment>ruling</comment>
            <extracomment>A line of a verdict over a showdown.</extracomment>
            <translation type="unfinished">{text} ({source})</translation>
        </message>
    </context>
    <context>
        <name>Form</name>
        <message>
            <source>, all-in</source>
            <comment>all-in</comment>
            <extracomment>Part of a sentence: seats, pots, parts of a pot.</extracomment>
            <translation type="unfinished">, all-in</translation>
        </message>
        <message>
            <source>, by the floor's word</source>
            <comment>floor</comment>
            <extracomment>Part of a sentence: seats, pots, parts of a pot.</extracomment>
            <translation type="unfinished">, op het woord van de floor</translation>
        </message>
        <message>
            <source>, the high half</source>
            <comment>high</comment>
            <extracomment>Part of a sentence: seats, pots, parts of a pot.</extracomment>
            <translation type="unfinished">, de high helft</translation>
        </message>
        <message>
            <source>a huge number</source>
            <comment>huge</comment>
            <extracomment>Part of a sentence: seats, pots, parts of a pot.</extracomment>
            <translation type="unfinished">een enorm getal</translation>
        </message>
        <message>
            <source>, the low half</source>
            <comment>low</comment>
            <extracomment>Part of a sentence: seats, pots, parts of a pot.</extracomment>
            <translation type="unfinished">, de low helft</translation>
        </message>
        <message>
            <source>the main pot</source>
            <comment>main-pot</comment>
            <extracomment>Part of a sentence: seats, pots, parts of a pot.</extracomment>
            <translation type="unfinished">de hoofdpot</translation>
        </message>
        <message>
            <source>{n}</source>
            <comment>number</comment>
            <extracomment>Part of a sentence: seats, pots, parts of a pot.</extracomment>
            <translation type="unfinished">{n}</translation>
        </message>
        <message>
            <source>seat {n}</source>
            <comment>seat</comment>
            <extracomment>Part of a sentence: seats, pots, parts of a pot.</extracomment>
            <translation type="unfinished">stoel {n}</translation>
        </message>
        <message>
            <source>seats {first} and {last}</source>
            <comment>seats</comment>
            <extracomment>Part of a sentence: seats, pots, parts of a pot.</extracomment>
            <translation type="unfinished">stoelen {first} en {last}</translation>
        </message>
        <message>
            <source>side pot {k}</source>
            <comment>side-pot</comment>
            <extracomment>Part of a sentence: seats, pots, parts of a pot.</extracomment>
            <translation type="unfinished">side pot {k}</translation>
        </message>
    </context>
</TS>
