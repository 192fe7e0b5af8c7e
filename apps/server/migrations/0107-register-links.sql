-- Links by which agents bring people in: whoever registers with the code stands directly below the agent.
create table register_links (
  code text primary key,
  agent_id text not null references members (id),
  -- What is opened by it: a member, or an agent whose contracts are settled as those of the agent above.
  type integer not null check (type in (0, 2, 42)),
  note text not null,
  created_at timestamptz not null,
  -- Without one it opens until it is closed.
  expires_at timestamptz,
  closed_at timestamptz
);
create index register_links_of_agent on register_links (agent_id, created_at desc);
revoke delete, truncate on register_links from fairground_app;

alter table members add column register_link text references register_links (code);
create index members_register_link on members (register_link) where register_link is not null;
