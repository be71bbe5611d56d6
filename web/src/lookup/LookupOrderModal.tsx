import type { Ref } from '@kasack/contract/field.ts'
import type { LookupEntity } from '@kasack/contract/lookup.ts'
import { lookupOrder } from '@kasack/contract/lookup-order.ts'
import { useState } from 'react'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import type { FormAct } from '../shared/form/save.ts'
import { useText } from '../shared/language/i18n.ts'
import { orderLabels } from './labels.ts'
import { LookupOrder } from './LookupOrder.tsx'
import { useEntries } from './queries.ts'
import { texts } from './texts.ts'

const act: FormAct = {
  label: texts.put_in_order,
  done: texts.order_saved,
  body: ({ entries }) => ({ entries: (entries as Ref[]).map(({ id }) => ({ id })) }), // as the form holds them
}

/** Sets the order in which a list offers its entries. */
export function LookupOrderModal({ of, onClose }: { of: LookupEntity; onClose: () => void }) {
  const t = useText()
  const [entity] = useState(() => lookupOrder(of))
  const entries = useEntries(of)
  return (
    <EntityModal
      entity={entity}
      labels={orderLabels}
      act={act}
      prefill={{ entries: (entries ?? []).map(({ id, name }) => ({ id, name })) }}
      isAwaited={entries === null}
      isNarrow
      onClose={onClose}
    >
      <FieldGroup title={t(of.plural)} hint={t(texts.order_hint)}>
        <Field of={entity.fields.entries} width="full" renderControl={(props) => <LookupOrder {...props} />} />
      </FieldGroup>
    </EntityModal>
  )
}
