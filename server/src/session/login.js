// The colour scheme the user chose in the back office, stored in this browser; by default the system's.
try {
  const { scheme } = JSON.parse(localStorage.getItem('kasack-preferences')) ?? {}
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme
} catch {
  // Nothing readable is stored, or storage is blocked: the system's colours apply.
}

addEventListener('DOMContentLoaded', () => {
  const eye = document.querySelector('.eye')
  if (!eye) return
  const password = document.querySelector('#password')
  const show = (isShown) => {
    password.type = isShown ? 'text' : 'password'
    eye.setAttribute('aria-pressed', String(isShown))
  }
  eye.hidden = false // without this script the button would do nothing
  eye.addEventListener('click', () => {
    show(password.type === 'password')
    password.focus()
  })
  // Sent as a password field, or the browser would remember it as text.
  password.form.addEventListener('submit', () => show(false))
})

// A passkey, in addition to the password or instead of it: shown if the browser supports them and this is the host they are bound to.
addEventListener('DOMContentLoaded', () => {
  const form = document.querySelector('.passkey')
  if (!form || !globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON || form.dataset.host !== location.hostname) return
  const [button, problem] = [form.querySelector('button'), form.querySelector('.problem')]
  const unconfirmed = problem.textContent
  const sentenceIn = async (refused) => (await refused.json()).detail || unconfirmed
  const tell = (sentence) => {
    problem.textContent = sentence
    problem.hidden = false
    button.disabled = false
    button.focus()
  }
  form.hidden = false
  if (button.classList.contains('first')) button.focus()
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    problem.hidden = true
    button.disabled = true
    try {
      const headers = { 'X-CSRFToken': form.csrfmiddlewaretoken.value }
      const asked = await fetch(form.dataset.options, { method: 'POST', headers })
      if (!asked.ok) return tell(await sentenceIn(asked))
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await asked.json())
      form.credential.value = JSON.stringify(await navigator.credentials.get({ publicKey }))
      form.submit()
    } catch {
      tell(unconfirmed) // cancelled by the user or by the device, which a page cannot tell apart
    }
  })
})
