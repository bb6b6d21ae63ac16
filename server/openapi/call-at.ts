import { calls, type NamedCall } from './calls/index.ts';

/** The call with that verb and address ('PUT /v1/admin/users/12'); a written name goes before a parameter. */
export function callAt(called: string): NamedCall | undefined {
  const [verb, path = ''] = called.split(' ');
  const fitting = calls.filter((call) => call.verb === verb && fits(call.path, path));
  return fitting.find((call) => call.path === path) ?? fitting[0];
}

function fits(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => part === given[at] || (part.startsWith(':') && given[at] !== ''))
  );
}
