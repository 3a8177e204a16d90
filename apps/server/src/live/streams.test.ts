// A client of a stream that goes away at an awkward moment leaves nothing behind.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { guest } from '../testing/asking.ts';
import { testHouse } from '../testing/testHouse.ts';
import { Backlog } from './backlog.ts';
import { Limits } from './limits.ts';
import { Live } from './live.ts';
import { Streams } from './streams.ts';

it('is forgotten if its client leaves while the store is asked who it is', async () => {
  const { app, house, tables, clock, close } = await testHouse();
  const { token } = await guest(app);
  const who = await house.people.known(token);
  if (!who) throw new Error('Nobody is there.');
  const { people, version } = house;
  const trouble = () => expect.unreachable();
  const live = new Live({ tables, clock, limits: new Limits(), version, trouble }, people);
  const server = Fastify({ forceCloseConnections: true });
  let isAdmitted = false;
  new Streams(server, {
    live,
    backlog: new Backlog(),
    trouble,
    // A store that takes so long to answer that the client is gone by then.
    async admit({ socket }) {
      await new Promise((resolve) => socket.once('close', resolve));
      isAdmitted = true;
      return { who, place: '10.0.0.1' };
    },
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const client = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET /api/live/events HTTP/1.1\r\nHost: here\r\n\r\n');
  await once(server.server, 'request');
  client.resetAndDestroy();
  await expect.poll(() => isAdmitted).toBe(true);
  await expect.poll(() => live.count).toBe(0);
  await server.close();
  await close();
});
