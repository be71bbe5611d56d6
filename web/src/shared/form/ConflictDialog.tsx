import { valueName } from '@kasack/contract/entity.ts'
import { Button, Modal } from 'antd'
import { useRef, useState } from 'react'
import { nounInside } from '../call/outcome.ts'
import { useText } from '../language/i18n.ts'
import './conflict.css'
import type { Side } from './ConflictField.tsx'
import { ConflictField } from './ConflictField.tsx'
import type { Form } from './form.ts'
import { changedByBoth, patch, settle } from './form.ts'
import { formAround } from './form-around.tsx'
import { useFormState } from './form-context.ts'
import { texts } from './texts.ts'
import { startValues } from './values.ts'

/** Others have changed the same fields meanwhile: the user picks between both values, side by side. */
export function ConflictDialog({ form, onSettled }: { form: Form; onSettled: () => void }) {
  const t = useText()
  const theirs = useFormState(form, (state) => state.theirs)
  const choices = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  if (!theirs) return null
  const others = startValues(form.entity, { record: theirs })
  const wholes = Object.entries(Object.groupBy(changedByBoth(form, others), (name) => valueName(form.entity, name))) as [string, string[]][]
  const left = wholes.filter(([name]) => !chosen[name]).length
  const all = (side: Side) => setChosen(Object.fromEntries(wholes.map(([name]) => [name, side])))
  function finish() {
    if (left > 0) return
    settle(
      form,
      wholes.flatMap(([name, names]) => (chosen[name] === 'mine' ? names : [])),
    )
    setChosen({})
    onSettled()
  }
  return (
    <Modal
      open
      className="k-modal"
      width={1120}
      title={t(texts.changed_meanwhile, { noun: nounInside(form.entity.noun) })}
      mask={{ closable: false }}
      closable={{ 'aria-label': t(texts.close) }}
      onCancel={() => patch(form, { theirs: null })}
      afterOpenChange={() => choices.current?.querySelector('input')?.focus()}
      modalRender={formAround(finish)}
      footer={
        <div className="k-modal-foot">
          <span>{left > 0 && t(left === 1 ? texts.one_choice_left : texts.choices_left, { count: left })}</span>
          <Button onClick={() => patch(form, { theirs: null })}>{t(texts.back_to_form)}</Button>
          <Button type="primary" htmlType="submit" disabled={left > 0}>
            {t(texts.save)}
          </Button>
        </div>
      }
    >
      <p className="k-conflict-help">{t(texts.changed_meanwhile_help)}</p>
      {wholes.length > 1 && (
        <div className="k-conflict-all">
          <Button size="small" onClick={() => all('mine')}>
            {t(texts.all_mine)}
          </Button>
          <Button size="small" onClick={() => all('theirs')}>
            {t(texts.all_theirs)}
          </Button>
        </div>
      )}
      <div ref={choices}>
        {wholes.map(([name, names]) => (
          <ConflictField
            key={name}
            form={form}
            name={name}
            names={names}
            theirs={others}
            chosen={chosen[name]}
            onChoose={(side) => setChosen({ ...chosen, [name]: side })}
          />
        ))}
      </div>
    </Modal>
  )
}
