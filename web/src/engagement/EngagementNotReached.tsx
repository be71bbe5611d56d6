import type { AutocompleteItem } from '@kasack/contract/autocomplete.ts'
import type { Engagement, EngagementInput } from '@kasack/contract/engagement.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { facility as facilityEntity } from '@kasack/contract/facility.ts'
import { openModal } from '../shared/address/modals.ts'
import { listCall, recordCall } from '../shared/address/record-path.ts'
import { request } from '../shared/call/api.ts'
import { read } from '../shared/call/read.ts'
import { notifyDone } from '../shared/call/undo.ts'
import { choicesOf } from '../shared/form/choices.ts'
import { formatDay, formatWeekday } from '../shared/language/format.ts'
import { t } from '../shared/language/i18n.ts'
import { toast } from '../shared/notification/notify.ts'
import { today } from '../shared/program/clock.ts'
import { readFor } from '../shared/storage/query-client.ts'
import { engagementModal } from './door.ts'
import { subjectOf } from './rules.ts'
import { texts } from './texts.ts'

/** The code of the action in the trade's list. */
const notReached = 'not_reached'

/** Records that nobody was reached and sets a follow-up for the same user on the next working day; offers undo. */
export async function writeNotReached(due: Engagement): Promise<void> {
  const [action, day] = await Promise.all([actionOfCode(), nextDayFor(due)])
  if (!action) {
    toast('warning', t(texts.no_such_action))
    openModal(engagementModal, { from: { entity: 'follow-up', id: due.id } })
    return
  }
  const body = {
    action_type: { id: action.id },
    facility: idOf(due.facility),
    contact_person: idOf(due.contact_person),
    employee: idOf(due.employee),
    applicant: idOf(due.applicant),
    followup_date: day,
    followup_user: idOf(due.followup_user),
    followup_priority: due.followup_priority,
  } satisfies Partial<EngagementInput>
  await request({
    method: 'POST',
    path: listCall(engagement),
    body,
    entity: engagement.noun,
    hooks: {
      201: (answer) => {
        const title = t(texts.not_reached_told, {
          name: subjectOf(due)?.name ?? '',
          day: `${formatWeekday(day)} ${formatDay(day)}`,
        })
        notifyDone(title, answer)
      },
    },
  })
}

async function nextDayFor({ facility }: Engagement): Promise<string> {
  const [{ nextWorkingDay }, record] = await Promise.all([
    import('../shared/language/working-day.ts'),
    facility && readFor(read<Facility>(recordCall(facilityEntity, facility.id))).catch(() => null),
  ])
  return nextWorkingDay(today(), record?.federal_state ?? null)
}

async function actionOfCode() {
  const actions = await readFor(choicesOf('engagement_action', '')).catch(() => [])
  const items = Array.isArray(actions) ? actions : actions.results
  return items.find((one) => (one as AutocompleteItem & { code?: string }).code === notReached)
}

const idOf = (ref: { id: number } | null) => ref && { id: ref.id }
