import type { Fixture } from './fixture.ts'

type Exception = {
  /** Which migration, and why nothing is lost by it. */
  why: string
  /** Of a column: where its former value is today, in SQL over the row `now` and the row `former`. */
  is?: string
}

type Exceptions = { gone: Record<string, Exception>; changed: Record<string, Exception>; grown: Record<string, Exception> }

const migrations = { why: 'the migrations that ran are noted' }
const clearance = { why: '0206 adds the group Clearance' }

/** What of each fixture is not as it was after the upgrade. Everything else must be, row by row. */
export const exceptions: Record<Fixture, Exceptions> = {
  '0002_facility': {
    gone: {
      '"user".full_name': {
        why: '0006: PostgreSQL computed it from the names, which are there',
        is: `trim(now.first_name || ' ' || now.last_name)`,
      },
    },
    changed: {
      'email_template.subject_en': {
        why: '0051 writes the English of the automated e-mail, which was blank',
        is: `case when now.code = 'automated' then '' else now.subject_en end`,
      },
      'email_template.text_template_en': {
        why: '0051 writes the English of the automated e-mail, which was blank',
        is: `case when now.code = 'automated' then '' else now.text_template_en end`,
      },
    },
    grown: { migration: migrations, user_group: clearance },
  },
  '0199_setup': {
    gone: { cleared_follow_up: { why: '0201: a removal could be taken back for a minute; the entry keeps its date' } },
    changed: {
      'applicant.search_text': {
        why: '0218: PostgreSQL computes it with the town and the postal code, which nobody has yet',
        is: `left(now.search_text, -length(chr(10) || now.city || chr(10) || now.postal_code))`,
      },
      'kept_count.number': {
        why: '0206 adds the group Clearance, which is counted',
        is: `case when now.entity = 'user_group' then now.number - 1 else now.number end`,
      },
      'kept_count.version': { why: 'it grows when the table is written', is: 'least(now.version, former.version)' },
    },
    grown: { migration: migrations, user_group: clearance, kept_count: { why: 'new tables are counted' } },
  },
}
