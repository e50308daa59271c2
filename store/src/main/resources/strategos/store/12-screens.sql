-- A guest can hold several seats of a match: people who share a screen.
DROP INDEX one_seat_a_guest;

CREATE INDEX seats_of_guests ON seats (guest, match_id) WHERE guest IS NOT NULL;
