/**
 * Who goes back to a form that was refused once finds what was typed into it: sending.ts left it with
 * the page's place in the history, which stays in this tab.
 */
export function putBackTyped(typed: [string, string][]): void {
  for (const [name, value] of typed) {
    const selector = `main form[method=post] [name="${CSS.escape(name)}"]:not([type=hidden])`;
    for (const field of document.querySelectorAll<HTMLInputElement>(selector))
      if (field.type === 'checkbox' || field.type === 'radio')
        field.checked ||= field.value === value;
      else field.value = value;
  }
}
