import type { LookupName } from '@kasack/contract/reference.ts'
import { sql } from 'kysely'
import type { Sql } from '../platform/list-query.ts'

/** The references of a template, kept in a table of their own, by name. */
const refsOf = (set: string, target: string): Sql => sql`
  array(
    select json_build_object('id', target.id, 'name', target.name)
    from ${sql.table(set)} as one join ${sql.table(target)} as target on target.id = one.${sql.ref(`${target}_id`)}
    where one.email_template_id = email_template.id
    order by fold(target.name) collate "de-x-icu", target.id
  )`

/** What some lists have beside the common columns. */
const more: Partial<Record<LookupName, Sql>> = {
  engagement_action: sql`, engagement_action.code`,
  email_template: sql`
    , email_template.code, email_template.category,
    email_template.subject, email_template.text_template, email_template.subject_en, email_template.text_template_en,
    ${refsOf('email_template_facility', 'facility')} as facilities,
    ${refsOf('email_template_allowed_attachment', 'email_attachment')} as allowed_attachments,
    ${refsOf('email_template_preselected_attachment', 'email_attachment')} as preselected_attachments`,
}

export function lookupRows(name: LookupName) {
  const table = sql.table(name)
  return {
    columns: () => sql`${table}.id, ${table}.name, ${table}."order", ${table}.is_active ${more[name] ?? sql``}`,
    joins: () => sql``,
  }
}
