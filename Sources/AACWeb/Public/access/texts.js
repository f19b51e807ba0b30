// @ts-check
// The few words of the access methods themselves. A page may bring its own, as `data-access-text-NAME` of `<html>`.

const texts = {
  es: {
    leave: "Mantén pulsado aquí, o la tecla Esc, para parar el barrido",
    enter: "Seguir con el barrido",
    left: "El barrido está parado",
    entered: "El barrido está en marcha",
    scanning: "Barrido",
    dwell: "Elegir sin pulsar",
    rest: "Descansar",
    unrest: "Seguir",
    writeSpace: "Espacio",
    writeErase: "Borrar",
    writeDone: "Listo",
    writeStop: "Dejarlo",
    writeCapitals: "ABC",
    writeSmall: "abc",
    writeNumbers: "123 ?!",
    writeLine: "Otra línea",
  },
  en: {
    leave: "Press and hold here, or the Esc key, to stop scanning",
    enter: "Go on scanning",
    left: "Scanning has stopped",
    entered: "Scanning is on",
    scanning: "Scanning",
    dwell: "Choosing without pressing",
    rest: "Rest",
    unrest: "Go on",
    writeSpace: "Space",
    writeErase: "Delete",
    writeDone: "Done",
    writeStop: "Leave it",
    writeCapitals: "ABC",
    writeSmall: "abc",
    writeNumbers: "123 ?!",
    writeLine: "New line",
  },
  pt: {
    leave: "Mantenha pressionado aqui, ou a tecla Esc, para parar a varredura",
    enter: "Continuar a varredura",
    left: "A varredura está parada",
    entered: "A varredura está em andamento",
    scanning: "Varredura",
    dwell: "Escolher sem pressionar",
    rest: "Descansar",
    unrest: "Continuar",
    writeSpace: "Espaço",
    writeErase: "Apagar",
    writeDone: "Pronto",
    writeStop: "Deixar",
    writeCapitals: "ABC",
    writeSmall: "abc",
    writeNumbers: "123 ?!",
    writeLine: "Outra linha",
  },
};

/** @typedef {keyof typeof texts.es} TextName */

/**
 * A text in the language of the page; Spanish when it is another than these three.
 * @param {TextName} name
 * @param {Element} root `<html>`
 */
export function text(name, root) {
  const language = /** @type {keyof typeof texts} */ ((root.getAttribute("lang") ?? "").slice(0, 2).toLowerCase());
  return root.getAttribute(`data-access-text-${name}`) ?? (texts[language] ?? texts.es)[name];
}
