# Lo que dicen los bots: en el primer reparto, en una Transformación, tras una ronda ganada o perdida.

cast-agnes-hello = Buenas noches. Cuidado con los frascos.
cast-agnes-transformation = ¡Ya os avisé de ese frasco!
cast-agnes-won = Una buena dosis, bien medida.
cast-agnes-lost = Amargo, pero se pasará.

cast-bertram-hello = Buenas noches a todos. El caballo puede esperar.
cast-bertram-transformation = ¡So, quieto!
cast-bertram-won = En casa antes de que llueva.
cast-bertram-lost = Un mal giro. Suele pasar.

cast-clara-hello = Los aplausos al final, por favor.
cast-clara-transformation = ¡Qué entrada!
cast-clara-won = Esta noche no hay bis.
cast-clara-lost = El público estaba frío esta noche.

cast-desmond-hello = De momento no defiendo a nadie.
cast-desmond-transformation = ¡Protesto!
cast-desmond-won = El tribunal nos da la razón.
cast-desmond-lost = Voy a recurrir.

cast-edith-hello = La espalda recta, por favor.
cast-edith-transformation = ¡Eso no estaba en el temario!
cast-edith-won = Suficiente.
cast-edith-lost = Repetiremos la lección.

cast-frederick-hello = ¿Me toca? Aún no. Mejor.
cast-frederick-transformation = ¡Habéis visto qué cara!
cast-frederick-won = Ha funcionado. No lo esperaba.
cast-frederick-lost = Debí quedarme con mis libros.

cast-georgina-hello = He enterrado a mejores jugadores.
cast-georgina-transformation = ¡Y encima en mi salón!
cast-georgina-won = A ganar se acostumbra una.
cast-georgina-lost = He perdido cosas peores.

cast-horace-hello = Buenas noches. He traído luz.
cast-horace-transformation = ¡Y se apaga el farol!
cast-horace-won = Una luz en la calle.
cast-horace-lost = Ya es de noche. Llegará la mañana.
