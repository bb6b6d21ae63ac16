import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * The floor: a bare server that answers one page's compressed bytes, whatever it is asked. It reads
 * `{headers, body}` (base64) from standard input and tells its own CPU time at `/used`.
 */
interface Answer {
  headers: Record<string, string>;
  body: string;
}

const { headers, body }: Answer = JSON.parse(await text(process.stdin));
const bytes = Buffer.from(body, 'base64');

const server = createServer((req, res) => {
  if (req.url === '/used') {
    const { user, system } = process.cpuUsage();
    res.end(JSON.stringify({ cpu_ms: (user + system) / 1000, queries: 0 }));
    return;
  }
  res.writeHead(200, headers);
  res.end(bytes);
});

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}` }));
});
