import type { Refusal } from './refusal.ts'

/** What a change carries so that the server refuses to overwrite what others have changed since the record was read. */
export function versionOf(record: object): { version?: string } {
  const { version } = record as { version?: unknown }
  return typeof version === 'string' ? { version } : {}
}

/** The server refuses: a field that was sent has been changed meanwhile, to another value. */
export const isOutdated = ({ status, data }: { status: number; data: unknown }): boolean =>
  status === 400 && 'version' in ((data as Refusal)?.errors ?? {})
