import { t } from '../i18n.ts';
import { buildIfStale } from './bundle/index.ts';
import { runScript } from './run-script.ts';

/** `npm run build`: the server into build/, what browsers load into static/build. */
await runScript(async () => {
  const start = performance.now();
  const built = await buildIfStale({ production: process.env.APP_ENV === 'production' });
  const milliseconds = Math.round(performance.now() - start);
  console.log(t(built ? 'start:build.built' : 'start:build.fresh', { milliseconds }));
});
