import type { Translate } from '../../../server/i18n.ts';
import { formatTime } from '../../../server/shared/format.ts';

/**
 * When a job runs, in words; its clock's fields are minute, hour, day, month and weekday. A clock that
 * says more than there are words for stays as it is.
 */
export function cronWords(t: Translate, cron: string): string {
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = cron.split(' ');
  if (month !== '*') return cron;
  if (day === '*' && weekday === '*' && (minute.startsWith('*') || hour === '*'))
    return oftenWords(t, minute, hour) ?? cron;
  const times = timesOf(minute, hour);
  if (!times) return cron;
  if (day === '*' && weekday === '*') return t('ops:cron.daily', { times });
  if (day === '*' && weekday === '1-5') return t('ops:cron.weekdays', { times });
  const [, days] = /^1-(\d+)$/.exec(day) ?? [];
  return days && weekday === '*' ? t('ops:cron.first_days', { days, times }) : cron;
}

function oftenWords(t: Translate, minute: string, hour: string): string | undefined {
  const [, each] = /^\*\/(\d+)$/.exec(minute) ?? [];
  const [, from, until] = /^(\d+)-(\d+)$/.exec(hour) ?? [];
  if (each && from) return t('ops:cron.each_between', { each, from, until });
  if (hour !== '*') return undefined;
  if (minute === '*') return t('ops:cron.minutely');
  return each ? t('ops:cron.each', { each }) : t('ops:cron.hourly', { minute });
}

function timesOf(minute: string, hour: string): string | undefined {
  if (!/^\d+$/.test(minute) || !/^\d+(,\d+)*$/.test(hour)) return undefined;
  const two = (digits: string) => digits.padStart(2, '0');
  return hour
    .split(',')
    .map((each) => formatTime(`${two(each)}:${two(minute)}`))
    .join(', ');
}
