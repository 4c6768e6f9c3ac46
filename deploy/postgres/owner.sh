#!/bin/sh
# Run once by the image of PostgreSQL, when it makes the database: Guichet's owner is no superuser.
set -e
psql --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" --username postgres <<'END'
create role guichet login createrole password :'password';
create database guichet owner guichet encoding 'UTF8' template template0;
END
