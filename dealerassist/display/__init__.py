"""The dealer's screen: paints views, sends intents, translates. The only room that imports PyQt6.

`window.DealerWindow` shows it, `still.render` paints it without a window. This door loads nothing: what needs no Qt
can be had without it.
"""
