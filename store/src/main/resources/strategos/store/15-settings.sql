-- The settings of the browser client that follow an account into other browsers.
CREATE TABLE account_settings (
    account TEXT NOT NULL REFERENCES accounts (id),
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (account, name)
);

-- language: of the browser that asked for mails, and so of the mails.
ALTER TABLE mail_addresses ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
