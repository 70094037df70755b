### Las lecciones, frase a frase. Español; learn.en.ftl es el original.

learn-heading = Aprende el juego
learn-intro = Siéntate, toma siete cartas y juega. Cada regla llega cuando hace falta.
learn-you = Tú
learn-minutes = { $minutes ->
    [one] Un minuto, más o menos
   *[other] Unos { $minutes } minutos
}
learn-begin = Empezar
learn-resume = Seguir donde estabas
learn-again = Jugar otra vez
learn-done = Hecho
learn-go-on = Seguir
learn-all-chapters = Todos los capítulos
learn-show-me = Muéstramelo
learn-good-moves = La lección piensa en esto: { $moves }
learn-good-card = jugar { $card }
learn-good-ask = pedir una carta a { $player }
learn-progress = Avance del capítulo
learn-teacher = La lección
learn-ranks = Qué gana a qué
learn-your-move = Te toca
learn-finished = Has terminado este capítulo.
learn-next-chapter = Después: { $chapter }
learn-play-now = Jugar ya
learn-read-rules = Leer las reglas

## A first round

learn-round = Una primera ronda
    .about = Cuatro jugadores, siete bazas, todas las reglas que hacen falta.
learn-round-welcome = Buenas noches. Tu asiento es Sur y juegas por el Dr. Jekyll, con Nora enfrente de compañera. Edgar y Wilkie juegan por Mr. Hyde. Siete cartas cada uno, siete bazas por jugar.
learn-round-backs = Cada carta es de un bando: el frasco es de Jekyll y el sombrero de copa, de Hyde. El signo está también en el dorso, así que todos pueden contar quién tiene qué. Los números junto a los nombres lo hacen por ti.
learn-round-lead = Sales tú. En tu turno hace falta una carta de tu bando: una carta Jekyll. Los personajes son las cartas altas, de la A a la E. Juega el Dr. Jekyll, tu A.
learn-round-try-scene = Un lugar es más bajo que cualquier personaje: Hyde se lo llevaría enseguida. Prueba con la A.
learn-round-try-deed = Los actos son las cartas más bajas. Guarda el Remordimiento, será valioso. Prueba con la A.
learn-round-try-transformation = Demasiado pronto. Con una Transformación nadie gana la baza. Prueba con la A.
learn-round-try-ask-later = Pedir está permitido, y enseguida llegamos a eso. Primero juega una carta tuya.
learn-round-first-won = Nada gana a tu A, así que la baza es tuya: { $points } puntos para Jekyll. Un lugar vale su número, un personaje 1. Quien gana una baza sale en la siguiente.
learn-round-ask = Este es el corazón del juego. En vez de jugar puedes pedir una carta a cualquier otro jugador, compañero o rival, que tenga una carta Jekyll. Debe jugar una por ti, pero cuál lo elige él. Pide una a Nora.
learn-round-try-ask-now = Podrías. Pero hay algo mejor: pide a Nora que juegue por ti.
learn-round-try-ask-foe = A un rival se le puede pedir. Pero la carta la elige él, y la elegiría en tu contra. Pídesela a Nora.
learn-round-asked-chose = Nora ha elegido a Mr. Utterson, una B. La carta está en tu lado: cuenta como tuya. Y el turno sigue desde ti, no desde Nora.
learn-round-equals = Wilkie juega también a Utterson, el de noche. Cartas del mismo rango: sigue por delante la que se jugó primero. La tuya. Los lugares también tienen todos el mismo rango, sea cual sea su número.
learn-round-asked = Ahora Edgar te pide una carta Hyde. Debes jugar una, pero la eliges tú. De momento la baza es tuya: ¿qué te gustaría encontrar en ella?
learn-round-try-high-for-them = Mr. Hyde es una A. Jugado para Edgar, ganaría a tu B y se llevaría la baza. Elige otra carta.
learn-round-second-won = Bien elegido: { $points } puntos. Nora ha añadido la Compasión, un acto de Jekyll. Los actos no tienen puntos. Multiplican los de su bando, si es su bando quien los gana.
learn-round-second-won-murder = Una elección de sangre fría: solo { $points } puntos, pero el mejor acto de Hyde está en tu montón, donde no multiplica nada. Nora ha añadido la Compasión, un acto vuestro: multiplicará vuestros puntos.
learn-round-deeds = Sales tú. Tienes el Remordimiento, un acto que vale × 3 si se lo lleva tu equipo. Pero los actos son lo más bajo: si sales con él ahora, se pierde. Da mejor un lugar de pocos puntos.
learn-round-try-deed-lead = Todo le gana menos otro acto, y en el montón de Hyde tu Remordimiento no vale nada. Da mejor el lugar.
learn-round-try-keep-transformation = Guarda la Transformación para una baza que fueras a perder. Da mejor el lugar.
learn-round-try-save = Las buenas cartas de Nora harán falta después. Da mejor tu lugar.
learn-round-deed-lost = Nora ha pedido una carta a Edgar, y él ha elegido tu Caridad. En el montón de Hyde un acto de Jekyll no hace nada.
learn-round-third-lost = La D de Wilkie gana la baza: { $points } puntos para Hyde y, con la Imprudencia, un factor de 2. Ahora sale Wilkie.
learn-round-rescue = Juegas en último lugar. La C de Edgar va por delante, y { $lying } puntos están a punto de irse con Hyde. Pero tienes una carta para estos momentos: la Transformación.
learn-round-try-remorse-lost = Entonces el Remordimiento se iría con Hyde, junto con todo lo demás. Busca la carta de dos caras.
learn-round-try-not-certain = Quizá alguien tenga una carta lo bastante alta, pero no puedes saberlo. La Transformación es segura.
learn-round-carried = ¡Transformación! Nadie gana la baza. Sus cuatro cartas quedan en la mesa, { $points } puntos, y quien gane la próxima baza se las lleva también. Has jugado la Transformación, así que sales tú.
learn-round-bell = Por esta baza merece la pena luchar. Tu única carta Jekyll es el Remordimiento, demasiado bajo. Nora tiene varias: pídele una.
learn-round-try-too-low = El Remordimiento no puede ganar, y hay { $lying } puntos en la mesa. Pide una carta a Nora.
learn-round-asked-again = Nora te ha dado una D. Ahora Wilkie te pide una carta Hyde. Otra vez eliges tú, y otra vez vas por delante.
learn-round-try-high-again = Mr. Hyde ganaría a tu D, y Wilkie se lo llevaría todo. Elige la otra.
learn-round-fifth-won = { $points } puntos de golpe, con las cartas pendientes. Para eso sirve una Transformación.
learn-round-fifth-won-murder = { $points } puntos de golpe, con las cartas pendientes. Y el Asesinato, el mejor acto de Hyde, está en tu montón, donde no multiplica nada.
learn-round-remorse = Quedan dos bazas. La Transformación de Hyde aún no ha salido; en la última baza dejaría sin valor todas las cartas. Y los personajes de Hyde ya han salido todos, menos el que tienes en la mano: Nora puede ganar esta baza. Sal ahora con el Remordimiento.
learn-round-try-last-chance = Entonces el Remordimiento quedaría para la última baza, y esa es la que corre peligro. Juégalo ahora.
learn-round-sixth-won = Nora gana con su C. El Remordimiento está a salvo: con la Compasión vuestro factor es 2 + 3 = 5.
learn-round-forced = La última baza. Edgar ya no tiene cartas Hyde y te pide una. Tienes una sola carta, así que no hay nada que elegir.
learn-round-must-ask = Te toca, y tu mano está vacía. Quien no puede jugar debe pedir, y solo a quien tenga una carta Jekyll. La última la tiene Edgar.
learn-round-neutral = ¡Transformación! Ahí está. En la última baza deja neutrales las cuatro cartas: no cuentan para nadie.
learn-round-sum = La cuenta. Jekyll: { $jekyll_points } puntos por un factor de { $jekyll_factor } son { $jekyll_score }. Hyde: { $hyde_points } por { $hyde_factor } son { $hyde_score }. Sin un acto propio un equipo no consigue nada, por muchos puntos que tenga.
learn-round-match = Se juegan rondas hasta que un equipo llega al objetivo: 1000 en una partida entera, 300 en una corta, como con «Jugar ya». Gana entonces el total más alto. Ese es todo el juego. Lo demás es saber a quién pedir.

## Asking an opponent

learn-asking = Cuándo pedir a un rival
    .about = Seis finales: qué hace un rival con tu petición, y cuándo te sirve de todos modos.
learn-asking-welcome = Quien debe responder elige la carta, y un rival elige la que más daño te hace. Aquí tienes seis finales de ronda; vuelves a jugar Jekyll con Nora. En el primero, el rival al que se le pide eres tú.
learn-asking-asked = Tu A va por delante. Wilkie, que juega el último, te pide una carta Hyde, y quedará en tu baza. ¿Cuál de tus cartas Hyde echaría más en falta Hyde?
learn-asking-try-unmissed = Es seguro, porque tu A llegó antes. Pero a Hyde le cuesta un solo punto. Busca la carta Hyde que multiplica.
learn-asking-try-five = Cinco puntos vienen bien. Pero una de tus cartas Hyde vale mucho más para Hyde: multiplica todo lo que gana.
learn-asking-murder-caught = { $points } puntos, y el Asesinato está en tu montón, donde no multiplica nada. Eso hace un rival con una petición: da la carta que más echarás en falta.
learn-asking-certain = El segundo final. Ahora te toca a ti, al final de la baza. La D de Edgar va por delante, con { $lying } puntos y el Asesinato en la baza. Además de las tuyas quedan tres cartas Jekyll: A, D y el Remordimiento. Edgar tiene una, Wilkie dos. ¿Pedir, o jugar la tuya?
learn-asking-try-mercy-lost = Los actos tienen el rango más bajo: Hyde se llevaría la Compasión, y también el Asesinato. Tienes una carta que gana.
learn-asking-try-one-of-three = Edgar no puede elegir, pero no puedes saber su carta. Una D no ganaría a la D que llegó antes, y el Remordimiento se perdería. Tu B es segura.
learn-asking-try-throws-deed = Wilkie tiene dos cartas Jekyll, así que puede elegir. Si una es el Remordimiento, se lo da a Hyde en esta baza. No pidas a un rival que pueda tirar tu acto.
learn-asking-certain-won = { $points } puntos, y el Asesinato está en tu montón. Si basta una carta tuya, no necesitas a nadie.
learn-asking-single-look = El tercer final. La A de Nora va por delante, juegas al final, y hay { $lying } puntos en la mesa. La última baza será de Hyde, porque solo entre las cartas Hyde quedan personajes.
learn-asking-single = ¿Qué no debe quedar para la última baza? Cuenta: Wilkie tiene una carta Jekyll, y la única que no se ha visto es el Remordimiento.
learn-asking-try-points = Cinco puntos más. Pero los dos actos quedarían para la última baza, y se los llevaría Hyde.
learn-asking-try-mercy-alone = La Compasión, × 2, estaría a salvo. Pero el Remordimiento, × 3, caería en la baza de Hyde, y puedes tenerlo ahora.
learn-asking-single-won = Wilkie no podía elegir: { $points } puntos, y con el Remordimiento un factor de 1 + 3 = 4. Un rival con una sola carta Jekyll debe jugarla. Si sabes cuál es y la quieres, pide.
learn-asking-whom = El cuarto final. No tienes cartas Jekyll, así que debes pedir. La C de Edgar va por delante, y el Asesinato sería el primer acto de Hyde. Quedan tres cartas Jekyll: B, 7 y 6. Solo la B gana a una C. Edgar tiene dos, Wilkie una. ¿A quién pides?
learn-asking-try-choice = Con dos cartas Jekyll Edgar puede elegir. Si la B es suya, te da la otra. Pide al rival que no puede elegir.
learn-asking-whom-won = Era la B: { $points } puntos, y Hyde se queda sin actos. Si hubiera sido un lugar, no perdías nada: Edgar tampoco te habría dado la B.
learn-asking-force = El quinto final, con dos bazas por jugar. La B de Edgar va por delante. Además de tus A y B hay dos cartas Jekyll, el 6 y la Transformación, y las dos las tiene Edgar. En la última baza una Transformación deja neutrales todas las cartas. ¿Qué haces?
learn-asking-try-a-now = Tu A gana esta baza. Pero Edgar guarda la Transformación para la última, y lo que haya allí no contará para nadie.
learn-asking-try-b-now = La B de Edgar llegó antes y sigue por delante. Y guardaría la Transformación para la última baza.
learn-asking-kept-back = Edgar da el 6 y se guarda la Transformación. Pero Nora también puede pedirle a él.
learn-asking-forced-out = Ya no tiene otra carta Jekyll: ¡Transformación! { $points } puntos quedan pendientes. En la última baza nada gana a tu A, que se los lleva todos. Haz salir una Transformación mientras no haga daño.
learn-asking-spare-look = El último final. La D de Nora llegó antes que la de Edgar: va por delante, y juegas al final. Con las cartas pendientes hay { $lying } puntos.
learn-asking-spare = Además de tu B quedan dos cartas Jekyll, el 7 y el Remordimiento, y las dos las tiene Edgar. La mejor carta que le queda a Hyde es una C.
learn-asking-try-own-b = Gana, pero Nora ya está ganando. Después el 7 y el Remordimiento quedarían para la última baza, y la C se llevaría los dos.
learn-asking-spare-won = { $points } puntos. Edgar podía elegir entre el 7 y el Remordimiento, y a ti te vienen bien los dos. Y aún tienes tu B.
learn-asking-last = La última baza. Nora ha pedido a Edgar, que solo tenía el Remordimiento. La C de Hyde va por delante. Es la hora de tu B.
learn-asking-last-won = Tu B se lleva { $points } puntos y el Remordimiento.
learn-asking-sum = La cuenta: { $jekyll_points } por { $jekyll_factor } son { $jekyll_score } para Jekyll, frente a { $hyde_score } para Hyde. Con la B jugada una baza antes habría sido 34 frente a 129.
learn-asking-end = Así que mira los dorsos antes de pedir a un rival. Pide cuando te sirva cualquier carta que pueda venir: la única, y la quieres; una cualquiera, y la baza es tuya; una Transformación o un acto que debe salir. Si puede hacerte daño, juega tu carta o pide a tu compañero.

## Three at the table

learn-three = Entre tres
    .about = Uno juega solo, con un fantasma de compañero.
learn-three-welcome = Entre tres, uno de vosotros juega a solas, por Hyde. Hoy eres tú. Edgar y Wilkie son Jekyll.
learn-three-ghost = La silla de enfrente está vacía. Ahí se sienta el fantasma, tu compañero. Sus siete cartas están a la vista de todos, y tú decides por él.
learn-three-lead = Sales tú. En tu turno y en el del fantasma puedes tomar cualquier carta Hyde de tu mano o de la suya. El fantasma tiene a Mr. Hyde, una A. Juégalo.
learn-three-try-surest = Serviría, pero hay una carta a la que nada gana: Mr. Hyde, en la mano del fantasma.
learn-three-try-no-need = Podrías pedir una carta Hyde a un jugador Jekyll, pero te daría la peor. Tú las tienes mejores.
learn-three-try-transformation = Con una Transformación nadie ganaría la baza, y tú estás a punto de ganarla. Guárdala.
learn-three-ghost-turn = Ahora le toca al fantasma, así que otra vez a ti. La baza está casi ganada: pon en ella todos los puntos que puedas.
learn-three-try-more-points = Se puede mejorar. ¿Qué carta Hyde tiene más puntos, en tu mano o en la del fantasma?
learn-three-won = { $points } puntos para ti y el fantasma.
learn-three-second = Sales otra vez. Mr. Utterson, tu B, es bastante fuerte para intentarlo.
learn-three-try-utterson = Esa guárdala. La B es tu mejor salida.
learn-three-ghost-asked = Wilkie pide una carta Jekyll al fantasma. Por el fantasma eliges tú, entre sus cartas Jekyll. Si te la pidieran a ti, responderías solo de tu mano. De momento la baza es tuya.
learn-three-try-useless-high = No ganaría a tu B, que se jugó antes, pero una B es demasiado buena para tirarla. Da puntos, o un acto que Jekyll eche de menos.
learn-three-try-five = Buena idea, pero hay un lugar con un punto más. O un acto que Jekyll echará de menos.
learn-three-chose-points = Cinco puntos más en una baza que vas ganando.
learn-three-chose-remorse = Eso les duele: sin el Remordimiento el factor de Jekyll es 3 como mucho.
learn-three-ghost-again = Le toca al fantasma. Falta un factor: pon en esta baza un acto de Hyde.
learn-three-try-factor = Los puntos están bien, pero sin un acto propio un equipo no puntúa nada. Busca una × en la carta.
learn-three-second-won = { $points } puntos, y un factor para multiplicarlos.
learn-three-turns = Después de cada ronda cambian los asientos: quien se sienta a la derecha del jugador solitario es el siguiente solitario. La puntuación de tu equipo se suma a tu propio total, y el total más alto gana la partida. Entre tres, eso es todo.

## Partners side by side

learn-neighbours = Compañeros lado a lado
    .about = La variante con la carta de posición B.
learn-neighbours-welcome = Con la carta de posición B los compañeros se sientan lado a lado. Wilkie, a tu izquierda, juega Jekyll contigo; Nora y Edgar juegan Hyde. Las demás reglas no cambian. Sale Nora.
learn-neighbours-see-both = Hyde ha jugado sus dos cartas, y vosotros dos jugáis al final. Va por delante una E. Basta con superarla por poco.
learn-neighbours-try-enough = Gana, pero es más de lo necesario. Basta la C, y la A hará falta después.
learn-neighbours-try-deed = Wilkie quizá gane después de ti, pero no puedes saberlo. Gana tú a la E.
learn-neighbours-try-transformation = No ganaría nadie, y tú puedes. Gana tú a la E.
learn-neighbours-try-partner-follows = Wilkie juega justo después de ti de todos modos. Gana tú a la E.
learn-neighbours-try-foe = Un rival elegiría una carta que no gana. Gana tú a la E.
learn-neighbours-won = Wilkie ha visto que la baza era vuestra y ha añadido la Compasión: { $points } puntos y un factor de 2. Los dos últimos asientos de una baza son los que más saben.
learn-neighbours-lead = Ahora sales tú, y todo se invierte: Hyde juega al final y ve vuestras dos cartas. Sal con una carta tan alta que dé igual.
learn-neighbours-try-open-high = Hyde la vería y le ganaría. Sal con la A.
learn-neighbours-try-own-first = La mejor carta la tienes tú. Sal con la A.
learn-neighbours-partner-next = Nada gana a una A, y ahora viene Wilkie. Puede dar lo que quiera.
learn-neighbours-second-won = { $points } puntos. Wilkie no tenía nada que temer.
learn-neighbours-end = Esta es la variante: salir cuesta un poco más, jugar al final vale un poco más. Lo demás ya lo sabes.
