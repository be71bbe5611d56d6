import type { RequirementEffect } from '@kasack/contract/requirement.ts'
import { needsSuperuser, requirement as entity } from '@kasack/contract/requirement.ts'
import { listCall } from '../shared/address/record-path.ts'
import { request } from '../shared/call/api.ts'
import { actionIcon } from '../shared/look/icons.ts'
import { editAction, historyAction, removalAction } from '../shared/table/row-actions.tsx'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { requirementModal } from './door.ts'
import type { Place, ShownRequirement } from './rules.ts'
import { nameOfRequirement } from './rules.ts'
import { texts } from './texts.ts'

/** The actions on a requirement at a place: change what is stored there, drop or reinstate what is inherited. */
export function requirementActs(shown: ShownRequirement, place: Place, isSuperuser: boolean): RowAction[] {
  const { own, dropped_by } = shown
  if (!own) return [dropped_by ? requireAct(shown, place) : dropAct(shown, place, isSuperuser)]
  const disabledBecause = needsSuperuser(own) && !isSuperuser ? texts.only_superusers_change : undefined
  const name = nameOfRequirement(own)
  return [
    { ...editAction(requirementModal, own.id), disabledBecause },
    historyAction({ entity, id: own.id, name }),
    { ...removalAction({ entity, id: own.id, name }), disabledBecause },
  ]
}

const dropAct = (shown: ShownRequirement, place: Place, isSuperuser: boolean): RowAction => ({
  key: 'drop',
  label: texts.drop_here,
  icon: <actionIcon.deactivate />,
  needs: entity.access.create,
  disabledBecause: isSuperuser ? undefined : texts.only_superusers_drop,
  onSelect: () => say('drop', shown, place),
})

const requireAct = (shown: ShownRequirement, place: Place): RowAction => ({
  key: 'require',
  label: texts.require_here,
  icon: <actionIcon.activate />,
  needs: entity.access.create,
  onSelect: () => say('require', shown, place),
})

const say = (effect: RequirementEffect, { kind, item }: ShownRequirement, place: Place) =>
  void request({
    method: 'POST',
    path: listCall(entity),
    body: { [place.entity]: { id: place.id }, [kind]: { id: item.id }, effect },
    entity: entity.noun,
  })
