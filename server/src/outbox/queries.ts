import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import type { Settings } from '../platform/env.ts'
import type { Outbox } from '../platform/mail.ts'
import { fill } from '../template/fill.ts'
import { htmlOf } from '../template/html.ts'
import { findTemplate } from '../template/queries.ts'

/** The outbox of this program: what it takes waits for the SMTP server, or is held where there is none. */
export const openOutbox = (clock: Clock, { publicUrl, smtpUrl }: Pick<Settings, 'publicUrl' | 'smtpUrl'>): Outbox => ({
  async add(tx, { recipient, template: code, values, link, replyTo = '', about = {}, language: wanted }) {
    const { id: template_id, language, ...template } = await findTemplate(tx, code, wanted)
    const text = link && !template.text.includes(link.name) ? `${template.text}\n\n{{ ${link.name} }}` : template.text
    const subject = fill(template.subject, values).replaceAll(/\s+/g, ' ')
    const now = clock.now()
    const row = {
      recipient,
      subject,
      text: fill(text, values),
      html: htmlOf({ subject, text, values, language, button: link && { name: link.name, label: link.label[language] } }),
      language,
      reply_to: replyTo,
      message_id: `<${randomUUID()}@${new URL(publicUrl).hostname}>`,
      template_id,
      state: smtpUrl === null ? 'held' : 'waiting',
      created_datetime: now,
      next_attempt_datetime: now,
      ...about,
    }
    const columns = Object.entries(row)
    const { rows } = await sql<{ id: number }>`
      insert into outbox (${sql.join(columns.map(([name]) => sql.ref(name)))})
      values (${sql.join(columns.map(([, value]) => value))})
      returning id`.execute(tx)
    return rows[0]!.id
  },
})
