import type { Refusal } from './refusal.ts'

/** Sent with a change, so that the server refuses to overwrite what others have changed since the record was read. */
export function versionOf(record: object): { version?: string } {
  const { version } = record as { version?: unknown }
  return typeof version === 'string' ? { version } : {}
}

/** Refused: another user has meanwhile set one of the sent fields to a different value. */
export const isOutdated = ({ status, data }: { status: number; data: unknown }): boolean =>
  status === 400 && 'version' in ((data as Refusal)?.errors ?? {})
