import type { OutboxMail } from '@kasack/contract/outbox.ts'

/** A waiting e-mail; a test overrides what it cares about. */
export const aMail = (mail: Partial<OutboxMail> = {}): OutboxMail => ({
  id: 17,
  recipient: 'eva@example.org',
  subject: 'Please confirm your e-mail address',
  text: 'Dear Eva Beispiel,\n\nThank you for your interest.',
  template: { id: 2, name: 'Automated' },
  state: 'waiting',
  attempts: 0,
  last_error: '',
  created_datetime: '2026-06-10T10:00:00.000000Z',
  sent_datetime: null,
  next_attempt_datetime: '2026-06-10T10:00:00.000000Z',
  version: 'v1',
  ...mail,
})
