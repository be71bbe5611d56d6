import { ConfigProvider } from 'antd'
import de from 'antd/es/locale/de_DE'
import en from 'antd/es/locale/en_GB'
import { useLayoutEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { LeaveGuard } from '../../shared/form/LeaveGuard.tsx'
import { useLanguage } from '../../shared/language/i18n.ts'
import { Notifier } from '../../shared/notification/Notifier.tsx'
import { ClearIcon } from '../../shared/look/ClearIcon.tsx'
import { useDark } from '../../shared/look/scheme.ts'
import { darkTheme, lightTheme } from '../../shared/look/theme.ts'
import { ConfirmHost } from '../modal/ConfirmHost.tsx'
import { DeletionHost } from '../modal/DeletionHost.tsx'
import { ErrorBar } from './ErrorBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { MailWarning } from './MailWarning.tsx'
import { HistoryHost } from '../modal/HistoryHost.tsx'
import { hostedModals } from '../modal/modal-parts.tsx'
import { ModalHost } from '../modal/ModalHost.tsx'
import { SearchHost } from '../search/SearchHost.tsx'
import { useArrival } from './use-arrival.ts'
import { useFocusInDialog } from '../modal/use-focus-in-dialog.ts'
import { useKeys } from './use-keys.ts'

const locales = { de, en }

/** Above antd's notifications, drawn at 2050: a menu the user opened takes precedence. */
const aboveNotices = 2100

/** The frame around every page. */
export function Shell() {
  const language = useLanguage()
  const dark = useDark()
  useLayoutEffect(() => {
    document.documentElement.dataset['scheme'] = dark ? 'dark' : 'light'
  }, [dark])
  useArrival()
  useFocusInDialog()
  useKeys()
  return (
    <ConfigProvider
      locale={locales[language]}
      theme={dark ? darkTheme : lightTheme}
      button={{ autoInsertSpace: false }}
      datePicker={{ clearIcon: <ClearIcon /> }}
      dropdown={{ styles: { root: { zIndex: aboveNotices } } }}
    >
      <div className="k-app">
        <Notifier />
        <ConfirmHost />
        <LeaveGuard />
        <Header />
        <ErrorBar />
        <MailWarning />
        <Outlet />
        <Footer />
        <ModalHost hosted={hostedModals} />
        <HistoryHost />
        <DeletionHost />
        <SearchHost />
        <ScrollRestoration />
      </div>
    </ConfigProvider>
  )
}
