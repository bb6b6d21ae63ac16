import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What is said to a command, to the greeting or after the message; null hangs up instead. */
export type Said = Partial<
  Record<
    'GREETING' | 'EHLO' | 'AUTH' | 'STARTTLS' | 'MAIL' | 'RCPT' | 'DATA' | 'MESSAGE',
    string | null
  >
>;

const USUAL = {
  GREETING: '220 mail.example',
  EHLO: '250-mail.example\r\n250 AUTH PLAIN',
  AUTH: '235 welcome',
  DATA: '354 go on',
};

/** A mail server that talks by a script, for answers that a real one gives only when it is out of order. */
export async function startScriptedServer() {
  const script: { said: Said } = { said: {} };
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    const answer = (verb: string) => {
      const said = { ...USUAL, ...script.said }[verb as keyof Said];
      if (said === null) socket.destroy();
      else socket.write(`${said ?? '250 ok'}\r\n`);
    };
    let isMessage = false;
    answer('GREETING');
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').filter(Boolean)) {
        if (isMessage && line !== '.') continue;
        const verb = isMessage ? 'MESSAGE' : (line.split(' ')[0] ?? '').toUpperCase();
        heard.push(verb);
        isMessage = verb === 'DATA' && (script.said.DATA ?? '354').startsWith('354');
        answer(verb);
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://koy:sifre@127.0.0.1:${port}`,
    /** The commands it was given, by their first words. */
    heard,
    /** From now on it says this. */
    says: (said: Said) => {
      script.said = said;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
