import type { ContactMoments, Latest, Moment } from './queries.ts'

/** The newest entry; at the same moment, the one written last. */
export const newestOf = <T extends Moment>(entries: T[]): T | null =>
  entries.reduce<T | null>((newest, entry) => (newest === null || isNewer(entry, newest) ? entry : newest), null)

const isNewer = (one: Moment, other: Moment): boolean =>
  one.created_datetime === other.created_datetime ? one.id > other.id : one.created_datetime > other.created_datetime

/** What has to be stored instead, for the parties where it differs. */
export function latestContacts(parties: ContactMoments[]): Latest[] {
  return parties.flatMap(({ id, kept, contacts }) => {
    const latest = newestOf(contacts)
    const isKept = kept.id === (latest?.id ?? null) && kept.created_datetime === (latest?.created_datetime ?? null)
    return isKept ? [] : [{ id, latest }]
  })
}
