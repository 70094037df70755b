### Las páginas de reglas en torno a los artículos, que están en los textos comunes. Español.

rulebook-lead = Cada regla en una o dos frases. Los artículos tienen número, para poder citar uno.
rulebook-learn = ¿Prefieres jugar a leer? La lección dura cinco minutos.
rulebook-search = Buscar en las reglas
rulebook-clear = Borrar
rulebook-found = { $count ->
    [0] No se encontró nada. Prueba otra palabra.
    [one] { $count } artículo
   *[other] { $count } artículos
}
rulebook-contents = Contenido
rulebook-link = Enlace a { $number }
rulebook-backs = Los dorsos: un frasco para Jekyll, un sombrero de copa para Hyde.
rulebook-rank-transformation = La más alta de todas, pero no gana nada.
rulebook-rank-character = De la A hacia abajo; un punto cada uno.
rulebook-rank-scene = Los diez tienen el mismo rango; su número da los puntos.
rulebook-rank-deed = Los seis tienen el mismo rango, el más bajo; sin puntos, pero con factor.
rulebook-position-a = Carta de posición A: los compañeros se sientan frente a frente.
rulebook-position-b = Carta de posición B: los compañeros se sientan lado a lado.
rulebook-position-three = Entre tres: el fantasma se sienta frente al jugador solitario.
rulebook-on-request = Jugada a petición: la carta cuenta para el asiento al que le toca.
rulebook-equals = Dos B. Va por delante la que se jugó primero.
rulebook-carried = La baza no es de nadie. Todo espera a la siguiente.
rulebook-example = { $points } × { $factor } = { $score }
