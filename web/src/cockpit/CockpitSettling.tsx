import type { CockpitCode, CockpitRow } from '@kasack/contract/cockpit.ts'
import { settleRow } from '@kasack/contract/cockpit.ts'
import { cockpitSettlement } from '@kasack/contract/cockpit-settlement.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useText } from '../shared/language/i18n.ts'
import { labels } from './labels.ts'
import { settleCall, shownIn } from './queries.ts'
import { texts } from './texts.ts'

/** A settlement reduced to the fields of the form. */
const entity = {
  ...cockpitSettlement,
  fields: { until: settleRow.fields.until, note: settleRow.fields.note, version: cockpitSettlement.fields.version },
}

type Props = { code: CockpitCode; record: CockpitRow['record']; onClose: () => void }

/** Settles a row until a chosen day, with a note why. */
export function CockpitSettling({ code, record, onClose }: Props) {
  const t = useText()
  return (
    <EntityModal
      entity={entity}
      labels={labels}
      noun={entity.noun}
      act={{
        label: texts.settling,
        done: texts.settled_one,
        body: ({ until, note }) => ({ record: record.id, until, note }),
        path: settleCall(code),
        shownIn: () => shownIn,
        remark: () => ({ lines: [record.name] }),
      }}
      yes={() => texts.settle}
      isNarrow
      onClose={onClose}
    >
      <FieldGroup
        title={t(texts.settling)}
        hint={
          <>
            <b>{record.name}</b>
            <br />
            {t(texts.settling_hint)}
          </>
        }
      >
        <Field of={entity.fields.until} width="name" />
        <Field of={entity.fields.note} width="full" />
      </FieldGroup>
    </EntityModal>
  )
}
