// Both stores keep one contract.
import { openedPostgres, openedSqlite } from '../testing/openedStores.ts';
import { storeContract } from '../testing/storeContract.ts';

storeContract('SQLite', () => openedSqlite());
storeContract('PostgreSQL', () => openedPostgres());
