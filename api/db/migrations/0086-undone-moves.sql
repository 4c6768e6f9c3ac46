-- A move that is taken back gives the ticket the code that its client already has.
-- `moved_from_generation`: the code before the last move that can be taken back.
-- `last_generation`: the highest that was ever given where that is not the current one, so that no
-- later move or reissue brings a code back to life that somebody may have printed meanwhile.
alter table ticket
  add column moved_from_generation integer,
  add column last_generation integer;
