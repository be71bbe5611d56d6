// What the back office keeps in this browser: the colours somebody chose. Until then they are the system's.
try {
  const { scheme } = JSON.parse(localStorage.getItem('kasack-preferences')) ?? {}
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme
} catch {
  // Nothing readable is kept, or keeping is forbidden: the system's colours stand.
}

addEventListener('DOMContentLoaded', () => {
  const eye = document.querySelector('.eye')
  if (!eye) return
  const password = document.querySelector('#password')
  const show = (isShown) => {
    password.type = isShown ? 'text' : 'password'
    eye.setAttribute('aria-pressed', String(isShown))
  }
  eye.hidden = false // without this script there would be nothing to press
  eye.addEventListener('click', () => {
    show(password.type === 'password')
    password.focus()
  })
  // What is sent is a password again, or the browser would remember it as text.
  password.form.addEventListener('submit', () => show(false))
})

// A passkey, beside the password or instead of it: shown where the browser knows them and the address is the one they are bound to.
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
      tell(unconfirmed) // given up by the user, or by the device: both say the same to a page
    }
  })
})
