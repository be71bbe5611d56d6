import { BankOutlined } from '@ant-design/icons'
import { silentIcon } from '../shared/look/icons.ts'

export const HirerIcon = silentIcon(BankOutlined)
