import type { Field as ContractField } from '@kasack/contract/field.ts'
import { placeholdersFor } from '@kasack/contract/placeholder.ts'
import { controlId, nameOf } from '../shared/form/form.ts'
import { useFieldValue, useForm } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { ButtonMenu } from '../shared/part/ButtonMenu.tsx'
import { texts } from './texts.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Offers the placeholders of a template and inserts one at the caret. */
export function LookupPlaceholders({ into, code }: { into: ContractField; code: string }) {
  const t = useText()
  const form = useForm()
  const [value, change] = useFieldValue<string | null>(into)

  function insert(name: string) {
    const control = document.querySelector<TextControl>(`#${CSS.escape(controlId(form, nameOf(form.entity, into)))}`)
    const before = value ?? ''
    const [start, end] = [control?.selectionStart ?? before.length, control?.selectionEnd ?? before.length]
    const written = `{{ ${name} }}`
    change(before.slice(0, start) + written + before.slice(end))
    requestAnimationFrame(() => {
      control?.focus()
      control?.setSelectionRange(start + written.length, start + written.length)
    })
  }

  const items = placeholdersFor(code).map(({ title, names }) => ({
    key: title.en,
    type: 'group' as const,
    label: t(title),
    children: Object.entries(names).map(([name, label]) => ({ key: name, label: t(label), onClick: () => insert(name) })),
  }))
  return (
    <ButtonMenu menu={{ items, className: 'k-placeholders' }} type="link" size="small" className="k-in-text">
      {t(texts.insert_placeholder)}
    </ButtonMenu>
  )
}
