import { statements } from '../statements.ts';

/** The site's settings and its published texts. */
export const site = statements(
  `create table site (
     id smallint primary key check (id = 1),
     profile text not null,
     settings jsonb not null,
     updated_at timestamptz not null
   )`,
  `create table bulletin (
     id uuid primary key,
     published_at timestamptz not null,
     texts jsonb not null
   )`,
  'create index bulletin_published_at on bulletin (published_at desc, id)',
  `create table banner (
     id uuid primary key,
     art text not null,
     color text not null,
     link text not null,
     texts jsonb not null,
     position integer not null
   )`,
);
