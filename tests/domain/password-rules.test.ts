import { passwordProblem } from '../../server/domain/password-rules.ts';

const NAMES = ['Elif', 'Şahin', 'elif.sahin', 'koy'];

test.each<[password: string, problem: string | null]>([
  ['mavi tekne akşam rüzgârı', null],
  ['zeytin-gölgesinde-kahve', null],
  ['üç kişi bir kayıkta 3', null],
  ['p'.repeat(14), 'password_short'],
  ['doğru at pil zımba '.repeat(7), 'password_long'],
  ['aaaaaaaaaaaaaaaaaaa', 'password_guessable'],
  ['1234567890123456789', 'password_guessable'],
  ['Şifre123456villa!!', 'password_guessable'],
  ['elif.sahin.2026!!koy', 'password_guessable'],
  ['QWERTYasdfgh123456', 'password_guessable'],
])('%s: %s', (password, problem) => {
  expect(passwordProblem(password, NAMES)).toBe(problem);
});

test('is counted in characters, not in bytes or halves', () => {
  expect(passwordProblem('🌊'.repeat(14), [])).toBe('password_short');
});
