"""Fills the screen: one frozen `TableView` from what stands. Derived anew each time, never kept."""
