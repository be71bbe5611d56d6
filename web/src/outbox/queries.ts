import type { MailHealth } from '@kasack/contract/outbox.ts'
import { outbox } from '@kasack/contract/outbox.ts'
import { readSilently } from '../shared/call/read.ts'

export const mailHealth = () => readSilently<MailHealth>(`/${outbox.path}/health.json/`)
