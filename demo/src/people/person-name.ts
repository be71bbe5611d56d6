export type Person = { title: string; first_name: string; last_name: string }

/** A name as the product shows it. */
export const fullName = ({ title, first_name, last_name }: Person): string => `${title} ${first_name} ${last_name}`.trim()

/** How the office calls somebody: Fr. Krüger, Dr. Hollerbusch. */
export function calledName({ gender, title, first_name, last_name }: Person & { gender: string }): string {
  const degree = /\b(Dr|Prof)\b/.exec(title)?.[1]
  if (degree) return `${degree}. ${last_name}`
  if (gender === 'u') return `${first_name} ${last_name}`
  return `${gender === 'f' ? 'Fr.' : 'Hr.'} ${last_name}`
}
