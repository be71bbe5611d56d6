import type { Patch } from '@kasack/contract/entity.ts'
import type { JudgeSetting } from '@kasack/contract/judge-setting.ts'
import { judgeSetting as entity } from '@kasack/contract/judge-setting.ts'
import type { Text } from '@kasack/contract/text.ts'
import { listCall } from '../shared/address/record-path.ts'
import { request } from '../shared/call/api.ts'
import { notifyDone } from '../shared/call/undo.ts'
import { versionOf } from '../shared/call/version.ts'
import { t } from '../shared/language/i18n.ts'
import { labels } from './labels.ts'

/** Saves a choice at once and reports it. */
export const saveSetting = (setting: JudgeSetting, patch: Patch<typeof entity>, stored: Text) =>
  request({
    method: 'PATCH',
    path: listCall(entity),
    body: { ...patch, ...versionOf(setting) },
    entity: entity.noun,
    labels,
    hooks: { 200: (answer) => notifyDone(t(stored), answer) },
  })
