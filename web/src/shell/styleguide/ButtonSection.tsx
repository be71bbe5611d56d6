import { Button, Tooltip } from 'antd'
import { useText } from '../../shared/language/i18n.ts'
import { actionIcon } from '../../shared/look/icons.ts'
import { texts } from './texts.ts'

export function ButtonSection() {
  const t = useText()
  return (
    <div className="k-samples">
      <Button type="primary" icon={<actionIcon.add />}>
        {t(texts.primary)}
      </Button>
      <Button icon={<actionIcon.edit />}>{t(texts.secondary)}</Button>
      <Tooltip title={t(texts.disabled_reason)}>
        <Button disabled icon={<actionIcon.edit />}>
          {t(texts.disabled)}
        </Button>
      </Tooltip>
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
