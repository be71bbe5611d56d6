export type Person = { title: string; first_name: string; last_name: string }

/** The name as the product shows it. */
export const fullName = ({ title, first_name, last_name }: Person): string => `${title} ${first_name} ${last_name}`.trim()

/** The name the office uses: Fr. Krüger, Dr. Hollerbusch. */
export function calledName({ gender, title, first_name, last_name }: Person & { gender: string }): string {
  const degree = /\b(Dr|Prof)\b/.exec(title)?.[1]
  if (degree) return `${degree}. ${last_name}`
  if (gender === 'u') return `${first_name} ${last_name}`
  return `${gender === 'f' ? 'Fr.' : 'Hr.'} ${last_name}`
}

/** The local part of the e-mail address: eva.beispiel. */
export const mailName = ({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>): string =>
  `${slug(first_name)}.${slug(last_name)}`

/** Lower-case Latin letters and digits, hyphens for everything else. */
export function slug(text: string): string {
  const spelled = text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')
  const ascii = spelled.replaceAll('ı', 'i').replaceAll('ł', 'l').replaceAll('đ', 'd').normalize('NFD').replaceAll(/\p{M}/gu, '')
  return ascii.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}
