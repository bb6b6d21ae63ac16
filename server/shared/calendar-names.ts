/**
 * What Turkish calls months and weekdays (Monday first), in full and shortly, as CLDR has them. Written
 * down, as a phone takes a hundredth of a second to have `Intl` say them, in the middle of a tap.
 */
export const longMonths = words(
  'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık',
);
export const shortMonths = words('Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara');
export const longWeekdays = words('Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi Pazar');
export const shortWeekdays = words('Pzt Sal Çar Per Cum Cmt Paz');

function words(text: string): readonly string[] {
  return text.split(' ');
}
