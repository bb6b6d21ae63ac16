/** A chat with the agency, with a first message ready to send. */
export function messageLink(phone: string, text?: string): string {
  const number = phone.replace(/\D/g, '').replace(/^0/, '90');
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}
