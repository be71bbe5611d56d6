import { bookingDocument, emailAttachment, emailTemplate } from '@kasack/contract/lookup.ts'
import { facilityGroup } from '@kasack/contract/facility-group.ts'
import { hirer } from '@kasack/contract/hirer.ts'
import { judgeSetting } from '@kasack/contract/judge-setting.ts'
import { matchSetting } from '@kasack/contract/match-setting.ts'
import { historyLine } from '@kasack/contract/history.ts'
import { outbox } from '@kasack/contract/outbox.ts'
import type { Text } from '@kasack/contract/text.ts'
import { userGroup } from '@kasack/contract/user-group.ts'
import { user } from '@kasack/contract/user.ts'
import { plainLists } from '../../lookup/door.ts'
import { adminPath } from '../../shared/address/admin-path.ts'
import { texts } from './admin-texts.ts'

export type AdminEntry = { to: string; label: Text; within?: readonly AdminEntry[] }

/** The pages of the administration, by section. */
export const adminSections: readonly { title: Text; entries: readonly AdminEntry[] }[] = [
  {
    title: texts.people,
    entries: [
      { to: adminPath(user), label: user.plural },
      { to: adminPath(userGroup), label: userGroup.plural },
    ],
  },
  {
    title: texts.lists,
    entries: [
      {
        to: '/admin/lookups',
        label: texts.reference_lists,
        within: plainLists.map((list) => ({ to: adminPath(list), label: list.plural })),
      },
      { to: adminPath(facilityGroup), label: facilityGroup.plural },
      { to: adminPath(hirer), label: hirer.plural },
      { to: adminPath(judgeSetting), label: texts.checks_and_clocks },
      { to: adminPath(matchSetting), label: texts.matching_weights },
      { to: adminPath(bookingDocument), label: bookingDocument.plural },
    ],
  },
  {
    title: texts.mail,
    entries: [
      { to: adminPath(emailTemplate), label: texts.templates },
      { to: adminPath(emailAttachment), label: texts.attachments },
      { to: adminPath(outbox), label: outbox.plural },
    ],
  },
  {
    title: texts.running,
    entries: [
      { to: adminPath(historyLine), label: historyLine.plural },
      { to: '/admin/system', label: texts.system },
    ],
  },
]
