import { StorageTrouble } from './store.ts'

/**
 * The steps from an empty database to today's, forward only. A step that was ever released is never changed: the next
 * one mends it. Only words that SQLite and PostgreSQL read alike.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `create table person (id text primary key, name text not null, folded text unique, kind text not null, lang text not null,
      mail text, mail_ok integer not null, prefs text not null, created bigint not null, seen bigint not null,
      banned_until bigint not null, deleted bigint not null)`,
    `create table login (kind text not null, key text not null, person text not null, secret text not null,
      counter bigint not null, label text not null, created bigint not null, primary key (kind, key))`,
    `create index login_person on login (person)`,
    `create table session (hash text primary key, person text not null, created bigint not null, seen bigint not null,
      expires bigint not null, label text not null)`,
    `create index session_person on session (person)`,
    `create index session_expires on session (expires)`,
    `create table token (hash text primary key, id text not null unique, person text not null, label text not null,
      created bigint not null, used bigint not null)`,
    `create index token_person on token (person)`,
    `create table ticket (hash text primary key, kind text not null, person text, body text not null, expires bigint not null)`,
    `create index ticket_expires on ticket (expires)`,
    `create table tries (key text primary key, count integer not null, until bigint not null)`,
    `create table tab (id text primary key, game text not null, rules integer not null, seats integer not null,
      variants text not null, control text not null, substitute text not null, access text not null, invite_hash text unique, owner text not null,
      status text not null, gen integer not null, len integer not null, pos integer not null, waits integer not null,
      due bigint not null, created bigint not null, changed bigint not null, result text, rematch_of text, next text)`,
    `create index tab_lobby on tab (status, access, changed)`,
    `create index tab_due on tab (due) where due > 0`,
    `create table luck (tab text not null, gen integer not null, secret text not null, commitment text not null,
      seals text not null, words text not null, opened bigint not null, primary key (tab, gen))`,
    `create table seat (tab text not null, seat integer not null, person text, kind text not null, level text,
      ready integer not null, primary key (tab, seat))`,
    `create index seat_person on seat (person, tab)`,
    `create table entry (tab text not null, n integer not null, kind text not null, seat integer, person text not null,
      body text not null, cid text not null, at bigint not null, primary key (tab, n))`,
    `create unique index entry_cid on entry (tab, person, cid)`,
    `create table chat (tab text not null, m integer not null, person text not null, room text not null,
      text text not null, at bigint not null, hidden integer not null, primary key (tab, m))`,
    `create table mute (person text not null, other text not null, primary key (person, other))`,
    `create table report (id text primary key, by text not null, about text not null, tab text, m integer,
      text text not null, status text not null, at bigint not null)`,
    `create index report_status on report (status)`,
    `create table rating (person text not null, game text not null, mu double precision not null,
      sigma double precision not null, games integer not null, primary key (person, game))`,
    `create table rated (tab text not null, person text not null, game text not null, seat integer not null,
      place integer not null, seats integer not null, before double precision not null,
      after double precision not null, at bigint not null, primary key (tab, person))`,
    `create index rated_person on rated (person, at)`,
    `create table push (hash text primary key, person text not null, endpoint text not null, keys text not null,
      failed integer not null)`,
    `create index push_person on push (person)`,
    `create table outbox (id text primary key, key text not null unique, kind text not null, person text, tab text,
      body text not null, due bigint not null, tries integer not null, lease bigint not null)`,
    `create index outbox_due on outbox (due)`,
    `create table archive (tab text primary key, body text not null, hash text not null, at bigint not null)`,
    `create table outage (since bigint primary key, until bigint not null)`,
    `create table beat (name text primary key, at bigint not null)`,
    `create table allowed (tab text not null, person text not null, primary key (tab, person))`,
    `create table setting (name text primary key, value text not null)`,
  ],
]

/** What brings a database up to date: the steps it lacks. One that has had more than we know is left alone. */
export function missing(version: number, steps = MIGRATIONS): readonly (readonly string[])[] {
  if (version > steps.length)
    throw new StorageTrouble(
      `The database is of version ${version}, this program knows versions up to ${steps.length}: it takes a newer one.`,
    )
  return steps.slice(version)
}
