import type { Ref } from '@kasack/contract/field.ts'
import { sendEmail } from '@kasack/contract/send-email.ts'
import type { ComponentProps } from 'react'
import { RemoteSelect } from '../shared/form/RemoteSelect.tsx'
import { useText } from '../shared/language/i18n.ts'
import { categoryTexts } from './labels.ts'
import { templatesOf } from './rules.ts'
import type { Category } from './rules.ts'

type Select = Extract<ComponentProps<typeof RemoteSelect>, { multiple?: false }>
type Props = Omit<Select, 'target' | 'params' | 'kinds'> & {
  /** The categories offered, likeliest first. */
  categories: readonly Category[]
  facility?: Ref | null
}

export function SendEmailTemplateChoice({ categories, facility = null, ...select }: Props) {
  const t = useText()
  return (
    <RemoteSelect
      {...select}
      target={sendEmail.fields.template.target}
      params={templatesOf(categories, facility)}
      kinds={categories.map((category) => ({
        title: t(categoryTexts[category]),
        has: (choice) => 'category' in choice && choice.category === category,
      }))}
    />
  )
}
