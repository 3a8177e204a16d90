CREATE TABLE public.archives (
    match text NOT NULL,
    rows bigint NOT NULL,
    log bytea NOT NULL
);
CREATE TABLE public.device_codes (
    hash text NOT NULL,
    person text NOT NULL,
    expires bigint NOT NULL
);
CREATE TABLE public.log_rows (
    place bigint NOT NULL,
    match text NOT NULL,
    v bigint NOT NULL,
    "row" text NOT NULL
);
ALTER TABLE public.log_rows ALTER COLUMN place ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.log_rows_place_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.matches (
    id text NOT NULL,
    table_id text,
    setup text NOT NULL,
    round text NOT NULL,
    listed bigint NOT NULL,
    commitment text,
    secret text,
    began bigint,
    ended bigint,
    totals text,
    practice bigint NOT NULL,
    epoch bigint DEFAULT 0 NOT NULL,
    reviewed bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.people (
    id text NOT NULL,
    alias text NOT NULL,
    name text,
    login text,
    login_key text,
    password text,
    settings text NOT NULL,
    created bigint NOT NULL,
    seen bigint NOT NULL
);
CREATE TABLE public.reviews (
    match text NOT NULL,
    review bytea NOT NULL
);
CREATE TABLE public.seats (
    match text NOT NULL,
    seat text NOT NULL,
    person text,
    bot text,
    began bigint,
    ended bigint
);
CREATE TABLE public.sessions (
    hash text NOT NULL,
    person text NOT NULL,
    created bigint NOT NULL,
    seen bigint NOT NULL
);
CREATE TABLE public.store (
    version bigint NOT NULL,
    pulse bigint NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL,
    code text NOT NULL,
    host text,
    judge text,
    listed bigint NOT NULL,
    state text NOT NULL,
    match text NOT NULL,
    created bigint NOT NULL,
    changed bigint NOT NULL,
    rematch text
);
INSERT INTO public.archives VALUES ('match-over', 15, '\x17831900c4ff57a7bf7719ef2c3702fe80589022256ce7c476c9e7ddbbd6abb1159a8dafa3ec17ae755524f47f3393c941b6b077052485a1dd7c405225b415aeda54daaa486be4c5103b59da74dd43c15f9a70852818bef4a596065c5b17c4f05630f105259567f89132d710277c69cc594404e7afc1906f1191c0301f73ed11ff9d11033fdcab35fed8afd2b63eadcbd482019a237b9017c278f55b1d8649d826f9030de1665dc619c35f685f19886a0c0a9385edc8d853c468d1a8cffcdaed76b5d8fa0fa1c0c0c120c0d080414e4be5cb297f3d55cbc1f3069bde6c1b74c3b121b49fa11a2cf6d885bd9ba5c009882ced17001994f3d2e24db96b47ec5c01aee22870e65b1d80afa2f2763bcf97b1220a194bec93b2d18ca1f7307b0732fbdc199d740e51b9a4545aee6ff47568fc51cae3b4a5232c7a88ec009e95da4d2b9bd1ab5885b133c3a48aed75f8153cd9a72bb7fbff3bb3b010f921fb7668c890dfe8b915878c219f9781c889294744a069293b32707cb456d3424772854322aa0ea484e652fa87eaa659ca3660b7bd3a74888d56f3d551407c60956b9f77699e49faf00a88571f560271d3f3b6ebb6309a44301ec198f11bb5efc6e3bcf6dc4aeff6e44d94f06d4c09a493296732f9363a08efbd10074354ef9dd66ea7b461267f2cdb3e1e6a692f9bf64374667033fa4bf22672e225504ea608d05c792f8884216a0e93f546bae8e1eb914281e8afc89bc89b04dac9543cea422aef0d1f913044ed3bf2467a9f797dcdc7cc1e69f41e477f4dde44de24304ea608d05a792f888421ea0e77b04eaa58e1eb33030ffa1bf226f226817532458036ca7b41240c51ff0d09eea4e6fbbe0ea3668f2c7a2f6080257722e75e02e7a68a70abadf65e48160ea170582d658448bfbe6ed02387de6b30c0913b91f3af277ee3a48a90803a68efdf120b63d882efdf910e86ab14ec6b397cf6c8a3f72406787227f226497052158fbae4dafb412c8c6e8b82cc6709a3ac0b3154451e3b11cfeed25ad9e9b4dd75e878cd6e957d1bac7f63870ca2614821ea63c16c1c187ed302d5b83280b58338711e64fb9156ffabfd9cdfa7db77eecff6ebf27e7f7da215943ca473ea6ecfb5fd75f5683a1391d1c5c4911db049fc81a47b05617920ef8dd5d6ff01c48a87fa961eb0a4faa62970adf5d98d7a604181c5eaa3fedc9c23b838175acbd7b2616a0ee5ba73b67878afc0f2e67f789321bf50901654323d52029e928ea439761036f76e9acfeb6143a61d3d142bb182cc78d8d761d84d82fea3be690fdd07290abce7df8e2557ed47bd9973214ea8fed610bf5d4e95b9746ed7bf2aa1d15459739675da40b2f49b9dae5b17c7c355778d6882fd10b2c3caefb9176d59257f19b85aefb883e0870a308e3ad530e8ad319c75a13cbd3d66132aeb4009978ba7ebd6741cda2a635f7c0abf9ba78d18143bcfeb5843a98d614b7480607d2aa4b8eddfa867640e16f23b41f4d490d3eaea466d4bf31741f338411f46194677bcc2c0c5398805fb80e91c7211d65307eede6cd9deaf976d37b2d9f851b945bead97ed5868346d98216ef6472a675a270d48c0593a23');
INSERT INTO public.archives VALUES ('match-practice', 15, '\x17831900c4ff57a7bf7719ef2c3702fe80589022256ce7c476c9e7ddbbd6abb1159a8dafa3ec17ae755524f47f3393c941b6b077052485a1dd7c405225b415aeda54daaa486be4c5103b59da74dd43c15f9a70852818bef4a596065c5b17c4f05630f105259567f89132d710277c69cc594404e7afc1906f1191c0301f73ed11ff9d11033fdcab35fed8afd2b63eadcbd482019a237b9017c278f55b1d8649d826f9030de1665dc619c35f685f19886a0c0a9385edc8d853c468d1a8cffcdaed76b5d8fa0fa1c0c0c120c0d080414e4be5cb297f3d55cbc1f3069bde6c1b74c3b121b49fa11a2cf6d885bd9ba5c009882ced17001994f3d2e24db96b47ec5c01aee22870e65b1d80afa2f2763bcf97b1220a194bec93b2d18ca1f7307b0732fbdc199d740e51b9a4545aee6ff47568fc51cae3b4a5232c7a88ec009e95da4d2b9bd1ab5885b133c3a48aed75f8153cd9a72bb7fbff3bb3b010f921fb7668c890dfe8b915878c219f9781c889294744a069293b32707cb456d3424772854322aa0ea484e652fa87eaa659ca3660b7bd3a74888d56f3d551407c60956b9f77699e49faf00a88571f560271d3f3b6ebb6309a44301ec198f11bb5efc6e3bcf6dc4aeff6e44d94f06d4c09a493296732f9363a08efbd10074354ef9dd66ea7b461267f2cdb3e1e6a692f9bf64374667033fa4bf22672e225504ea608d05c792f8884216a0e93f546bae8e1eb914281e8afc89bc89b04dac9543cea422aef0d1f913044ed3bf2467a9f797dcdc7cc1e69f41e477f4dde44de24304ea608d05a792f888421ea0e77b04eaa58e1eb33030ffa1bf226f226817532458036ca7b41240c51ff0d09eea4e6fbbe0ea3668f2c7a2f6080257722e75e02e7a68a70abadf65e48160ea170582d658448bfbe6ed02387de6b30c0913b91f3af277ee3a48a90803a68efdf120b63d882efdf910e86ab14ec6b397cf6c8a3f72406787227f226497052158fbae4dafb412c8c6e8b82cc6709a3ac0b3154451e3b11cfeed25ad9e9b4dd75e878cd6e957d1bac7f63870ca2614821ea63c16c1c187ed302d5b83280b58338711e64fb9156ffabfd9cdfa7db77eecff6ebf27e7f7da215943ca473ea6ecfb5fd75f5683a1391d1c5c4911db049fc81a47b05617920ef8dd5d6ff01c48a87fa961eb0a4faa62970adf5d98d7a604181c5eaa3fedc9c23b838175acbd7b2616a0ee5ba73b67878afc0f2e67f789321bf50901654323d52029e928ea439761036f76e9acfeb6143a61d3d142bb182cc78d8d761d84d82fea3be690fdd07290abce7df8e2557ed47bd9973214ea8fed610bf5d4e95b9746ed7bf2aa1d15459739675da40b2f49b9dae5b17c7c355778d6882fd10b2c3caefb9176d59257f19b85aefb883e0870a308e3ad530e8ad319c75a13cbd3d66132aeb4009978ba7ebd6741cda2a635f7c0abf9ba78d18143bcfeb5843a98d614b7480607d2aa4b8eddfa867640e16f23b41f4d490d3eaea466d4bf31741f338411f46194677bcc2c0c5398805fb80e91c7211d65307eede6cd9deaf976d37b2d9f851b945bead97ed5868346d98216ef6472a675a270d48c0593a23');
INSERT INTO public.device_codes VALUES ('hash-code', 'person-guest', 1000000000000000);
INSERT INTO public.log_rows OVERRIDING SYSTEM VALUE VALUES (1, 'match-playing', 1, '{"v":1,"format":1,"id":null,"at":3238,"action":{"type":"roll","by":"a","cubes":[]},"events":[{"type":"shakeBegan","shake":{"number":1,"goalSetter":"a","players":["a","b"],"absent":[],"began":3238},"at":3238},{"type":"cubesRolled","by":"a","cubes":["3","0","1","-","2","0","1","2","1","0","2","3","-","-","6","x","6","4","r","9","/","/","/","9"],"at":3238},{"type":"phaseBegan","phase":{"name":"goal","player":"a","bonus":false},"at":3238},{"type":"tasksSet","tasks":[{"player":"a","due":123238,"extra":false,"what":"goal"}],"at":3238}]}');
INSERT INTO public.log_rows OVERRIDING SYSTEM VALUE VALUES (2, 'match-playing', 2, '{"v":2,"format":1,"id":null,"at":23428,"action":{"type":"set-goal","by":"a","goal":"6"},"events":[{"type":"goalSet","by":"a","goal":{"goal":"6","cubes":["6"],"values":[6]},"leftOver":[],"at":23428},{"type":"phaseBegan","phase":{"name":"move","player":"b","turn":1,"bonus":false,"lost":0},"at":23428},{"type":"tasksSet","tasks":[{"player":"b","what":"turn","due":143428,"extra":false}],"at":23428}]}');
INSERT INTO public.log_rows OVERRIDING SYSTEM VALUE VALUES (3, 'match-playing', 3, '{"v":3,"format":1,"id":null,"at":31402,"action":{"type":"move","by":"b","cube":"9","to":"forbidden"},"events":[{"type":"cubePlaced","placed":{"nth":1,"by":"b","kind":"move","cube":"9","from":"resources","to":"forbidden","turn":1},"at":31402},{"type":"phaseBegan","phase":{"name":"move","player":"a","turn":2,"bonus":false,"lost":0},"at":31402},{"type":"tasksSet","tasks":[{"player":"a","what":"turn","due":91402,"extra":false}],"at":31402}]}');
INSERT INTO public.log_rows OVERRIDING SYSTEM VALUE VALUES (4, 'match-playing', 4, '{"v":4,"format":1,"id":null,"at":44702,"action":{"type":"move","by":"a","cube":"/","to":"permitted"},"events":[{"type":"cubePlaced","placed":{"nth":2,"by":"a","kind":"move","cube":"/","from":"resources","to":"permitted","turn":2},"at":44702},{"type":"phaseBegan","phase":{"name":"move","player":"b","turn":3,"bonus":false,"lost":0},"at":44702},{"type":"tasksSet","tasks":[{"player":"b","what":"turn","due":104702,"extra":false}],"at":44702}]}');
INSERT INTO public.log_rows OVERRIDING SYSTEM VALUE VALUES (5, 'match-playing', 5, '{"v":5,"format":1,"id":null,"at":68527,"action":{"type":"move","by":"b","cube":"/","to":"permitted"},"events":[{"type":"cubePlaced","placed":{"nth":3,"by":"b","kind":"move","cube":"/","from":"resources","to":"permitted","turn":3},"at":68527},{"type":"phaseBegan","phase":{"name":"move","player":"a","turn":4,"bonus":false,"lost":0},"at":68527},{"type":"tasksSet","tasks":[{"player":"a","what":"turn","due":128527,"extra":false}],"at":68527}]}');
INSERT INTO public.matches VALUES ('match-open', 'table-open', '{"book":"mlag-equations-basic-2018","division":"elementary","players":["a","b"],"officiating":"strict","clocks":"book","variations":true}', '{"shakes":1}', 0, 'cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc', '5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a', NULL, NULL, NULL, 0, 0, 0);
INSERT INTO public.matches VALUES ('match-playing', 'table-playing', '{"book":"mlag-equations-basic-2018","division":"elementary","players":["a","b"],"officiating":"strict","clocks":"book","variations":true}', '{"shakes":1}', 1, 'cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc', '5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a', 3200, NULL, NULL, 0, 1, 0);
INSERT INTO public.matches VALUES ('match-over', 'table-over', '{"book":"mlag-equations-basic-2018","division":"elementary","players":["a","b"],"officiating":"strict","clocks":"book","variations":true}', '{"shakes":1}', 1, 'cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc', '5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a', 3400, 3500, '{"a":4,"b":1}', 0, 1, 0);
INSERT INTO public.matches VALUES ('match-practice', NULL, '{"book":"mlag-equations-basic-2018","division":"elementary","players":["a","b"],"officiating":"strict","clocks":"book","variations":true}', '{"ms":600000,"more":60000}', 0, NULL, NULL, 4000, 5000, '{"a":6,"b":2}', 1, 0, 1);
INSERT INTO public.people VALUES ('person-mia', 'Quiet Otter', 'Mia', 'Mia', 'mia', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', '{"language":"es"}', 1000, 2000);
INSERT INTO public.people VALUES ('person-guest', 'Brave Heron', NULL, NULL, NULL, NULL, '{}', 1100, 2100);
INSERT INTO public.reviews VALUES ('match-practice', '\x0708807b227374657073223a5b312c322c335d7d03');
INSERT INTO public.seats VALUES ('match-open', 'a', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('match-open', 'b', NULL, 'club', NULL, NULL);
INSERT INTO public.seats VALUES ('match-playing', 'a', 'person-mia', NULL, 3200, NULL);
INSERT INTO public.seats VALUES ('match-playing', 'b', NULL, 'club', 3200, NULL);
INSERT INTO public.seats VALUES ('match-over', 'a', 'person-mia', NULL, 3400, 3500);
INSERT INTO public.seats VALUES ('match-over', 'b', NULL, 'club', 3400, 3500);
INSERT INTO public.seats VALUES ('match-practice', 'a', 'person-mia', NULL, 4000, 5000);
INSERT INTO public.seats VALUES ('match-practice', 'b', NULL, 'club', 4000, 5000);
INSERT INTO public.sessions VALUES ('hash-mia', 'person-mia', 1000, 2000);
INSERT INTO public.sessions VALUES ('hash-guest', 'person-guest', 1100, 2100);
INSERT INTO public.store VALUES (2, 0);
INSERT INTO public.tables VALUES ('table-open', 'OPEN', 'person-mia', 'person-guest', 0, 'open', 'match-open', 3000, 3000, NULL);
INSERT INTO public.tables VALUES ('table-playing', 'PLAYING', 'person-mia', NULL, 1, 'playing', 'match-playing', 3100, 3200, NULL);
INSERT INTO public.tables VALUES ('table-over', 'OVER', 'person-mia', NULL, 1, 'over', 'match-over', 3300, 3500, 'table-open');
SELECT pg_catalog.setval('public.log_rows_place_seq', 20, true);
ALTER TABLE ONLY public.archives
    ADD CONSTRAINT archives_pkey PRIMARY KEY (match);
ALTER TABLE ONLY public.device_codes
    ADD CONSTRAINT device_codes_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_login_key_key UNIQUE (login_key);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (match);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (match, seat);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_code_key UNIQUE (code);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_match_key UNIQUE (match);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX device_codes_expires ON public.device_codes USING btree (expires);
CREATE INDEX device_codes_person ON public.device_codes USING btree (person);
CREATE UNIQUE INDEX log_rows_match ON public.log_rows USING btree (match, v);
CREATE INDEX matches_unreviewed ON public.matches USING btree (ended) WHERE ((ended IS NOT NULL) AND (reviewed = 0));
CREATE INDEX people_guests ON public.people USING btree (seen) WHERE (login IS NULL);
CREATE INDEX seats_began ON public.seats USING btree (person, began);
CREATE INDEX seats_ended ON public.seats USING btree (person, ended);
CREATE INDEX sessions_person ON public.sessions USING btree (person);
CREATE INDEX tables_host ON public.tables USING btree (host, state, changed);
CREATE INDEX tables_judge ON public.tables USING btree (judge, state, changed);
CREATE INDEX tables_listed ON public.tables USING btree (created) WHERE ((listed = 1) AND (state <> 'over'::text));
CREATE INDEX tables_playing ON public.tables USING btree (changed) WHERE (state = 'playing'::text);
ALTER TABLE ONLY public.archives
    ADD CONSTRAINT archives_match_fkey FOREIGN KEY (match) REFERENCES public.matches(id);
ALTER TABLE ONLY public.device_codes
    ADD CONSTRAINT device_codes_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_match_fkey FOREIGN KEY (match) REFERENCES public.matches(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_match_fkey FOREIGN KEY (match) REFERENCES public.matches(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_host_fkey FOREIGN KEY (host) REFERENCES public.people(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_judge_fkey FOREIGN KEY (judge) REFERENCES public.people(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_match_fkey FOREIGN KEY (match) REFERENCES public.matches(id);
