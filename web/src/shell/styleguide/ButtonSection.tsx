import { Button } from 'antd'
import { useText } from '../../shared/language/i18n.ts'
import { actionIcon } from '../../shared/look/icons.ts'
import { UnavailableButton } from '../../shared/part/UnavailableButton.tsx'
import { texts } from './texts.ts'

export function ButtonSection() {
  const t = useText()
  return (
    <div className="k-samples">
      <Button type="primary" icon={<actionIcon.add />}>
        {t(texts.primary)}
      </Button>
      <Button icon={<actionIcon.edit />}>{t(texts.secondary)}</Button>
      <UnavailableButton icon={<actionIcon.edit />} reason={t(texts.disabled_reason)}>
        {t(texts.disabled)}
      </UnavailableButton>
      <Button danger icon={<actionIcon.remove />}>
        {t(texts.danger)}
      </Button>
      <Button type="text" size="small" icon={<actionIcon.add />}>
        {t(texts.secondary)}
      </Button>
      <Button type="primary" loading>
        {t(texts.primary)}
      </Button>
    </div>
  )
}
