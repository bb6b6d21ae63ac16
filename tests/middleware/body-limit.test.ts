import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';

import { createApp } from '../../server/app.ts';
import '../support/db.ts';

const server = createApp().listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());

/** What is answered to a head and the first byte of a body whose rest never comes. */
async function answerTo(path: string, type: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: koy.test\r\nContent-Type: ${type}\r\n` +
      'Content-Length: 4000000000\r\n\r\nx',
  );
  let answer = '';
  socket.on('data', (part) => {
    answer += part;
  });
  await once(socket, 'end');
  socket.destroy();
  return answer;
}

test.each([
  ['/v1/contact', 'application/json'],
  ['/v1/admin/users', 'application/json'],
  ['/contact', 'application/x-www-form-urlencoded'],
])('a body too long by its own word is refused before it comes: %s', async (path, type) => {
  const answer = await answerTo(path, type);

  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toMatch(/^connection: close/im);
});
