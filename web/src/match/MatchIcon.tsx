import { AimOutlined } from '@ant-design/icons'
import { silentIcon } from '../shared/look/icons.ts'

export const MatchIcon = silentIcon(AimOutlined)
