-- What is never changed carries a checksum, so that damage of the disk is noticed (sums.py). Rows of
-- earlier releases have none until `semafor check --seal` gives them one.
ALTER TABLE event ADD COLUMN checksum TEXT;

ALTER TABLE campaign_event ADD COLUMN checksum TEXT;

ALTER TABLE game ADD COLUMN checksum TEXT;

ALTER TABLE campaign ADD COLUMN checksum TEXT;
