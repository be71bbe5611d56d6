import { confirm } from '../shared/form/confirm.ts'
import { patch } from '../shared/form/form.ts'
import { useForm } from '../shared/form/form-context.ts'
import { RemoveButton } from '../shared/form/RemoveButton.tsx'
import { useText } from '../shared/language/i18n.ts'
import { clearFollowUp } from './FollowUpClearing.tsx'
import { texts } from './texts.ts'

/** Removes the follow-up after confirmation and discards edits in the form. */
export function FollowUpRemoval({ facility, onRemoved }: { facility: number; onRemoved: () => void }) {
  const t = useText()
  const form = useForm()
  async function remove() {
    const seen = { id: facility, ...form.get().version }
    if (!(await clearFollowUp(seen, texts.removed))) return
    patch(form, { phase: 'given up' })
    onRemoved()
  }
  const ask = () =>
    confirm({
      title: t(texts.remove_question),
      text: t(texts.remove_help),
      yes: t(texts.remove_yes),
      no: t(texts.cancel),
      act: remove,
    })
  return <RemoveButton onAsk={() => void ask()}>{t(texts.remove)}</RemoveButton>
}
